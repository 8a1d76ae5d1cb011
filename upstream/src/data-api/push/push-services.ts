/** The push services of the browsers: hosts, and after a point the domains of hosts. */
const KNOWN = [
  'fcm.googleapis.com',
  'updates.push.services.mozilla.com',
  '.push.services.mozilla.com',
  '.notify.windows.com',
  '.push.apple.com',
] as const;

/** A push service that may be called. */
export interface PushService {
  url: URL;
  /** Named by `PUSH_SERVICES`: it may be in a private network, and http. */
  isTrusted: boolean;
}

/**
 * The push service of an endpoint, which a browser has sent.
 * @param trusted origins that the installation adds to the known services
 * @returns undefined when it must not be called
 */
export function pushServiceOf(endpoint: string, trusted: readonly string[]): PushService | undefined {
  if (!URL.canParse(endpoint)) return undefined;
  const url = new URL(endpoint);
  if (url.username !== '' || url.password !== '') return undefined;
  if (trusted.includes(url.origin)) return { url, isTrusted: true };
  const { protocol, port, hostname } = url;
  const isKnown = KNOWN.some((host) => (host.startsWith('.') ? hostname.endsWith(host) : hostname === host));
  return protocol === 'https:' && port === '' && isKnown ? { url, isTrusted: false } : undefined;
}
