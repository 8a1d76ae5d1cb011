import { setTimeout as sleep } from 'node:timers/promises';

/** Milliseconds until a request times out: longer than the gateway's own time-out. */
const timeout = 15_000;
/** Milliseconds between two tries. */
const pause = 100;

/** One pixel, as PNG. */
const photo = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
);

/**
 * The result of an operation: `data`, or the `code` and `message` of its error; neither: no response.
 * @typedef {{data?: Record<string, any>, code?: string, message?: string}} Outcome
 */

/** A caller with a token, who sends operations to several gateways. */
export class GatewayClient {
  #token;
  #gateways;

  /** @param {string} token of the data API @param {string[]} gateways URLs */
  constructor(token, gateways) {
    this.#token = token;
    this.#gateways = gateways;
  }

  /** @param {number} turn selects the gateway @param {string} query @param {object} variables @param {string} [key] `Idempotency-Key` */
  async request(turn, query, variables = {}, key = undefined) {
    return this.#send(turn, JSON.stringify({ query, variables }), {
      'content-type': 'application/json',
      ...(key && { 'idempotency-key': key }),
    });
  }

  /** Uploads a photo. @param {number} turn selects the gateway */
  async upload(turn) {
    const form = new FormData();
    const query = 'mutation ($file: Upload!) { uploadPhoto(file: $file) { success message path url } }';
    form.append('operations', JSON.stringify({ query, variables: { file: null } }));
    form.append('map', '{"0":["variables.file"]}');
    form.append('0', new Blob([photo], { type: 'image/png' }), 'photo.png');
    return this.#send(turn, form, { 'apollo-require-preflight': 'true' });
  }

  /** @param {string} url path of a photo @returns {Promise<number>} its size in bytes; 0 if it cannot be downloaded */
  async download(url) {
    const reply = await fetch(`${this.#gateways[0]}${url}`, {
      headers: { authorization: `Bearer ${this.#token}` },
      signal: AbortSignal.timeout(timeout),
    });
    const bytes = await reply.arrayBuffer();
    return reply.status === 200 ? bytes.byteLength : 0;
  }

  /** Sends an operation until it succeeds. @returns {Promise<Record<string, any>>} */
  async requestUntilSuccess(query, variables = {}) {
    for (let turn = 0; ; turn++) {
      const { data, code, message } = await this.request(turn, query, variables);
      if (data) return data;
      if (turn > 300)
        throw new Error(`The operation does not succeed: ${code ?? 'no response'} ${message ?? ''}`);
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
        signal: AbortSignal.timeout(timeout),
      });
      const text = await reply.text();
      return outcomeOf(text, reply.status);
    } catch {
      return {}; // connection refused or closed, or time-out
    }
  }
}

function outcomeOf(text, status) {
  let body;
  try {
    body = JSON.parse(text);
  } catch {
    return { code: `HTTP ${status}`, message: text.slice(0, 200) };
  }
  const [error] = body.errors ?? [];
  if (error) return { code: error.extensions?.code ?? 'no code', message: error.message };
  return body.data ? { data: body.data } : { code: `HTTP ${status}`, message: text.slice(0, 200) };
}
