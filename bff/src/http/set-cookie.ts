import type { ServerResponse } from 'node:http';

/** Adds a `Set-Cookie` header to a response that is not sent yet, in place of one for the same cookie. */
export function setCookie(response: ServerResponse, header: string): void {
  if (response.headersSent) return;
  const set = response.getHeader('set-cookie');
  const others = (Array.isArray(set) ? set : []).filter((other) => nameOf(other) !== nameOf(header));
  response.setHeader('set-cookie', [...others, header]);
}

const nameOf = (header: string) => header.split('=', 1)[0];
