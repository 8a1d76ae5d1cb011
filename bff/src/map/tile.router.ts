import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import express, { type Request, type Response, type Router } from 'express';
import { refuse, setSandboxHeaders } from '../http-response.js';
import { fingerprint } from '../session/ended-sessions.js';
import type { Session } from '../session/session.js';
import { parseAddress, type Tile, type TileSource, TilesUnavailable } from './tile-source.js';

const unzip = promisify(gunzip);

/** Seconds for which browsers do not request again a tile that does not exist. */
const absentMaxAge = 60 * 60;

interface TileRouterOptions {
  readonly map: TileSource;
  contextFor(request: Request, response: Response): Promise<{ readonly session: Session | null }>;
}

/**
 * `GET /tiles`: what the client needs to draw the map, as in the built client's page; null without tiles.
 *
 * `GET /tiles/{z}/{x}/{y}`, for browsers that are signed in. 204 without a body if there is no such tile, 503 without a body while the source is
 * unavailable: to the client, an empty body is a tile without anything on it.
 */
export function tileRouter({ map, contextFor }: TileRouterOptions): Router {
  const router = express.Router();
  router.get('/tiles', async (_request, response) => {
    response.setHeader('cache-control', 'no-store');
    response.json(await map.describe());
  });
  router.get('/tiles/:z/:x/:y', async (request, response) => {
    const { z, x, y } = request.params;
    const address = parseAddress(z, x, y);
    if (address === null) return refuse(response, 400, 'There is no such tile.');
    const { session } = await contextFor(request, response);
    // A bearer token is checked by the data API only, and integrations show no maps.
    if (session?.via !== 'cookie') return refuse(response, 401, 'Please, login first.');
    try {
      const tile = await map.tile(address, session.userId ?? fingerprint(session.token));
      if (tile === null)
        response.status(204).setHeader('cache-control', `private, max-age=${absentMaxAge}`).end();
      else await sendTile(tile, request, response);
    } catch (error) {
      if (!(error instanceof TilesUnavailable)) throw error;
      response.status(503).setHeader('cache-control', 'no-store');
      response.setHeader('retry-after', String(error.retryAfter)).end();
    }
  });
  return router;
}

async function sendTile(tile: Tile, request: Request, response: Response): Promise<void> {
  const { bytes, contentType, isGzipped, maxAge } = tile;
  response.setHeader('content-type', contentType);
  response.setHeader('cache-control', `private, max-age=${maxAge}`);
  setSandboxHeaders(response);
  if (!isGzipped) return void response.send(bytes);
  response.vary('accept-encoding');
  if (!request.acceptsEncodings('gzip')) return void response.send(await unzip(bytes));
  response.setHeader('content-encoding', 'gzip');
  response.send(bytes);
}
