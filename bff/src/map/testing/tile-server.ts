import { createCipheriv, createHash } from 'node:crypto';
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';

interface TileRequest {
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
}

interface TileReply {
  readonly status?: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: Buffer | string;
}

/** A picture of a tile, which does not compress any further: unlike those of other tiles unless `content` is the same. */
export function picture(content: string, size = 4000): Buffer {
  const key = createHash('sha256').update(content).digest();
  return createCipheriv('aes-256-ctr', key, Buffer.alloc(16)).update(Buffer.alloc(size));
}

/** A tile server that behaves as a test needs: by default it sends a different picture for every path. */
export class TileServerDouble {
  readonly requests: TileRequest[] = [];
  /** The largest number of requests in progress at the same time. */
  mostAtOnce = 0;
  /** The response; a promise that stays pending is a server that is too slow. */
  respond: (request: TileRequest) => TileReply | Promise<TileReply> = ({ path }) => ({ body: picture(path) });
  private active = 0;
  private server: Server | undefined;

  /** @returns its pattern for MAP_PROXY_URL */
  async start(): Promise<string> {
    const server = createServer(async (request, response) => {
      const received = { path: request.url ?? '', headers: request.headers };
      this.requests.push(received);
      this.active += 1;
      this.mostAtOnce = Math.max(this.mostAtOnce, this.active);
      response.once('close', () => {
        this.active -= 1;
      });
      const { status = 200, headers = {}, body = '' } = await this.respond(received);
      response.writeHead(status, { 'content-type': 'image/png', ...headers }).end(body);
    });
    this.server = server;
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const address = server.address();
    if (address === null || typeof address === 'string') throw new Error('The tile server has no port');
    return `http://127.0.0.1:${address.port}/{z}/{x}/{y}.png`;
  }

  async stop(): Promise<void> {
    const { server } = this;
    if (!server?.listening) return;
    const closed = new Promise((resolve) => server.close(resolve));
    server.closeAllConnections();
    await closed;
  }
}
