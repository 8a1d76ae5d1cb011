import { createClient } from 'graphql-ws';
import { Agent, request } from 'undici';
import { WebSocket } from 'ws';

/** A user signed in like a browser, with the session cookie, over HTTP and WebSocket. */
export class Person {
  #url;
  #tls;
  #agent;
  /** Cookies by name. */
  #cookies = new Map();

  /** @param {{url: string, certificate?: string}} where certificate: a trusted certificate, as PEM */
  constructor({ url, certificate }) {
    this.#url = url;
    this.#tls = certificate ? { ca: certificate } : {};
    this.#agent = new Agent({ connect: this.#tls });
  }

  /** @param {{url: string, certificate?: string}} where @param {string} account a demo account, such as `admin` */
  static async signIn(where, account) {
    const person = new Person(where);
    const { login } = await person.run(
      'mutation Login($input: LoginInput!) { login(input: $input) { success message } }',
      {
        input: { username: `${account}@armada.test`, password: 'armada-demo' },
      },
    );
    if (!login.success) throw new Error(`${account} could not sign in: ${login.message}`);
    return person;
  }

  /** The same session at another URL. */
  at(where) {
    const other = new Person(where);
    other.#cookies = new Map(this.#cookies);
    return other;
  }

  /** The response to a request, whatever its status. */
  async request(path, { headers = {}, ...options } = {}) {
    const cookie = this.#cookies.size > 0 && { cookie: this.#cookieHeader };
    const response = await request(`${this.#url}${path}`, {
      ...options,
      headers: { ...cookie, ...headers },
      dispatcher: this.#agent,
    });
    for (const header of [response.headers['set-cookie'] ?? []].flat()) {
      const [cookie] = header.split(';', 1);
      this.#cookies.set(cookie.slice(0, cookie.indexOf('=')), cookie);
    }
    return response;
  }

  get #cookieHeader() {
    return [...this.#cookies.values()].join('; ');
  }

  /** @returns {Promise<object>} an operation's data; throws on errors */
  async run(query, variables = {}) {
    const response = await this.request('/graphql', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ query, variables }),
    });
    const text = await response.body.text();
    if (response.statusCode !== 200)
      throw new Error(`the gateway returned ${response.statusCode}: ${text.slice(0, 200)}`);
    const { data, errors } = JSON.parse(text);
    if (errors) throw new Error(`the gateway returned ${JSON.stringify(errors).slice(0, 300)}`);
    return data;
  }

  /** A WebSocket for subscriptions, which reconnects like the client's. @param {import('graphql-ws').ClientOptions['on']} [on] */
  openSocket(on = {}) {
    const tls = this.#tls;
    const cookieNow = () => this.#cookieHeader;
    class Socket extends WebSocket {
      constructor(url, protocols) {
        super(url, protocols, { ...tls, headers: { cookie: cookieNow() } });
      }
    }
    return createClient({
      url: `${this.#url.replace('http', 'ws')}/graphql`,
      webSocketImpl: Socket,
      retryAttempts: Number.POSITIVE_INFINITY,
      shouldRetry: (event) => event?.code !== 4401,
      retryWait: () => new Promise((resolve) => setTimeout(resolve, 250 + Math.random() * 500)),
      on,
    });
  }

  close() {
    return this.#agent.destroy();
  }
}
