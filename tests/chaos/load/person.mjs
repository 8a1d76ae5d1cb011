import { setTimeout as sleep } from 'node:timers/promises';

/** Milliseconds until an answer is given up: longer than the gateway waits for its services. */
const patience = 15_000;
/** Milliseconds between two tries. */
const pause = 100;

/** One pixel, as PNG. */
const photo = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
);

/**
 * What came of one operation: `data`, or the `code` and `message` that it was refused with; neither: no answer came.
 * @typedef {{data?: Record<string, any>, code?: string, message?: string}} Outcome
 */

/** Somebody who works with the gateways, wherever one answers. */
export class Person {
  #token;
  #gateways;

  /** @param {string} token of the data API @param {string[]} gateways their addresses */
  constructor(token, gateways) {
    this.#token = token;
    this.#gateways = gateways;
  }

  /** @param {number} turn chooses the gateway @param {string} query @param {object} variables @param {string} [key] `Idempotency-Key` */
  async ask(turn, query, variables = {}, key = undefined) {
    return this.#send(turn, JSON.stringify({ query, variables }), {
      'content-type': 'application/json',
      ...(key && { 'idempotency-key': key }),
    });
  }

  /** Uploads a photo of its own. @param {number} turn */
  async upload(turn) {
    const form = new FormData();
    const query = 'mutation ($file: Upload!) { uploadPhoto(file: $file) { success message path url } }';
    form.append('operations', JSON.stringify({ query, variables: { file: null } }));
    form.append('map', '{"0":["variables.file"]}');
    form.append('0', new Blob([photo], { type: 'image/png' }), 'photo.png');
    return this.#send(turn, form, { 'apollo-require-preflight': 'true' });
  }

  /** @param {string} url a photo's, below a gateway @returns {Promise<number>} the status and the bytes of what comes */
  async load(url) {
    const reply = await fetch(`${this.#gateways[0]}${url}`, {
      headers: { authorization: `Bearer ${this.#token}` },
      signal: AbortSignal.timeout(patience),
    });
    const bytes = await reply.arrayBuffer();
    return reply.status === 200 ? bytes.byteLength : 0;
  }

  /** Asks until it is answered. @returns {Promise<Record<string, any>>} */
  async insist(query, variables = {}) {
    for (let turn = 0; ; turn++) {
      const { data, code, message } = await this.ask(turn, query, variables);
      if (data) return data;
      if (turn > 300) throw new Error(`There is no answer: ${code ?? 'silence'} ${message ?? ''}`);
      await sleep(pause);
    }
  }

  async #send(turn, body, headers) {
    const gateway = this.#gateways[turn % this.#gateways.length];
    try {
      const reply = await fetch(`${gateway}/graphql`, {
        method: 'POST',
        headers: { ...headers, authorization: `Bearer ${this.#token}`, accept: 'application/json' },
        body,
        signal: AbortSignal.timeout(patience),
      });
      const said = await reply.text();
      return outcomeOf(said, reply.status);
    } catch {
      return {}; // refused, cut off, or too slow
    }
  }
}

function outcomeOf(said, status) {
  let read;
  try {
    read = JSON.parse(said);
  } catch {
    return { code: `HTTP ${status}`, message: said.slice(0, 200) };
  }
  const [error] = read.errors ?? [];
  if (error) return { code: error.extensions?.code ?? 'no code', message: error.message };
  return read.data ? { data: read.data } : { code: `HTTP ${status}`, message: said.slice(0, 200) };
}
