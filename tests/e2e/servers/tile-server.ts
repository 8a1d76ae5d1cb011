import { createServer } from 'node:http';

/** One green pixel, which the map scales to a tile. */
const TILE = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAIAAACQd1PeAAAADElEQVR4nGPYcmMBAARwAi0d9fwEAAAAAElFTkSuQmCC',
  'base64',
);

export interface TileServer {
  readonly url: string;
  /** The distinct `Referer` headers of the tile requests. */
  referrers(): string[];
  /** Closes the server and its connections; calling it again does nothing. */
  stop(): Promise<void>;
}

/** A server of map tiles on another origin than the gateway's. */
export async function startTileServer(): Promise<TileServer> {
  const referrers = new Set<string>();
  const server = createServer((request, response) => {
    referrers.add(request.headers.referer ?? 'none');
    response.setHeader('content-type', 'image/png').end(TILE);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The tile server has no port');
  return {
    url: `http://127.0.0.1:${address.port}`,
    referrers: () => [...referrers],
    stop: async () => {
      if (!server.listening) return;
      const closed = new Promise((resolve) => server.close(resolve));
      server.closeAllConnections();
      await closed;
    },
  };
}
