import pg from 'pg';

/**
 * A connection for short checks alone, so that they do not wait behind reads. It is opened by the first query, and again by the next one
 * after a failure.
 */
export class CheckConnection {
  readonly #url: string;
  readonly #timeout: number;
  readonly #broken: (fault: Error) => void;
  #client: Promise<pg.Client> | undefined;

  /**
   * @param timeout milliseconds that connecting and a query may take
   * @param broken called when the server closes the connection
   */
  constructor(url: string, timeout: number, broken: (fault: Error) => void = () => undefined) {
    this.#url = url;
    this.#timeout = timeout;
    this.#broken = broken;
  }

  /** @returns the only row of the result */
  async row<R extends pg.QueryResultRow>(text: string, values: unknown[] = []): Promise<R> {
    this.#client ??= this.#connect();
    const client = this.#client;
    try {
      const { rows } = await (await client).query<R>(text, values);
      const [row] = rows;
      if (row === undefined) throw new Error('A check returned no row.');
      return row;
    } catch (fault) {
      if (this.#client === client) this.close();
      throw fault;
    }
  }

  /** Closes the connection; queries that run fail. */
  close(): void {
    const client = this.#client;
    this.#client = undefined;
    client?.then((open) => open.end()).catch(() => undefined);
  }

  #connect(): Promise<pg.Client> {
    const client = new pg.Client({
      connectionString: this.#url,
      connectionTimeoutMillis: this.#timeout,
      query_timeout: this.#timeout,
      keepAlive: true,
    });
    const connected = client.connect().then(() => client);
    client.on('error', (fault) => {
      if (this.#client !== connected) return;
      this.close();
      this.#broken(fault);
    });
    return connected;
  }
}
