import { join } from 'node:path';
import compression from 'compression';
import express, { type Router } from 'express';

/** The built client: assets named by their content for ever, index.html fresh each time, and for every page's address. */
export function clientFiles(webDir: string): Router {
  const router = express.Router();
  const index = join(webDir, 'index.html');
  router.use(compression());
  router.use(
    '/assets',
    express.static(join(webDir, 'assets'), {
      immutable: true,
      maxAge: '1y',
      fallthrough: false,
      index: false,
    }),
  );
  router.use(express.static(webDir, { index: false, maxAge: '1h' }));
  router.get('/{*page}', (request, response, next) => {
    if (!request.accepts('html')) return next();
    response.setHeader('cache-control', 'no-cache');
    response.sendFile(index);
  });
  return router;
}
