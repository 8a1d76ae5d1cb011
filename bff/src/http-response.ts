import type { ErrorRequestHandler, RequestHandler, Response } from 'express';
import type { Logger } from 'pino';

/** Refuses a request to any endpoint but `/graphql`, in the form that these endpoints share: `{"message": "…"}`. */
export function refuse(response: Response, status: number, message: string): void {
  response.status(status).setHeader('cache-control', 'no-store');
  response.json({ message });
}

const nothingHere = 'There is nothing here.';

/** Responds with 404; after all routers. */
export const refuseUnknownPath: RequestHandler = (_request, response) => refuse(response, 404, nothingHere);

/** Responds to an error: with its status if Express or a middleware refused the request with a 4xx, else with 500. */
export const refuseAfterError =
  (log: Logger): ErrorRequestHandler =>
  (error, _request, response, next) => {
    if (response.headersSent) return next(error);
    const status = error instanceof Error && 'status' in error ? Number(error.status) : 500;
    if (status === 404) return refuse(response, 404, nothingHere);
    if (status >= 400 && status < 500) return refuse(response, status, 'The request is malformed.');
    log.error({ err: error }, 'a request failed');
    refuse(response, 500, 'Something went wrong.');
  };

/** Keeps a browser from executing what people uploaded or other servers sent. */
export function setSandboxHeaders(response: Response): void {
  response.setHeader('x-content-type-options', 'nosniff');
  response.setHeader('content-security-policy', "default-src 'none'; sandbox");
}
