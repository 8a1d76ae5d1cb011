import type { Response } from 'express';

/** Refuses a request that is no operation, in the form that all of these endpoints share. */
export function refuse(response: Response, status: number, message: string): void {
  response.status(status).setHeader('cache-control', 'no-store');
  response.json({ message });
}

/** Keeps a browser from executing what people uploaded or other servers sent. */
export function setSandboxHeaders(response: Response): void {
  response.setHeader('x-content-type-options', 'nosniff');
  response.setHeader('content-security-policy', "default-src 'none'; sandbox");
}
