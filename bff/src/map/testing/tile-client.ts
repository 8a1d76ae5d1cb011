import type { GatewayUnderTest } from '../../testing/gateway-under-test.js';

/** The header `Cookie` of a signed-in user's browser. */
export async function cookieOf({ gateway }: GatewayUnderTest, user = '7'): Promise<string> {
  const { sessionCookie } = gateway.parts;
  const [pair = ''] = (await sessionCookie.store(sessionCookie.start('staff-token', user))).split(';');
  return pair;
}

/** Requests a tile, such as `3/5/2`, as the browser of a signed-in user. */
export async function getTile(
  gateway: GatewayUnderTest,
  path: string,
  headers: Readonly<Record<string, string>> = {},
  user = '7',
): Promise<Response> {
  const cookie = await cookieOf(gateway, user);
  return fetch(`${gateway.url}/tiles/${path}`, { headers: { cookie, ...headers } });
}
