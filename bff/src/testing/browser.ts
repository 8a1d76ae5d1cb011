import { parseSetCookie } from 'cookie';

/** A minimal browser for sign-ins at another site: it follows redirects, stores cookies and submits forms. */
export class Browser {
  /** The current address. */
  address = 'about:blank';
  /** Every `Set-Cookie` header so far. */
  readonly setCookies: string[] = [];
  private page = '';
  private readonly jars = new Map<string, Map<string, string>>();

  /** @param hosts the real addresses of servers with invented origins */
  constructor(private readonly hosts: Readonly<Record<string, string>>) {}

  /** Opens an address, as a person who types it, and follows its redirects. */
  open(address: string): Promise<void> {
    return this.go('GET', address);
  }

  /** Submits the form of the current page. */
  submit(fields: Readonly<Record<string, string>>): Promise<void> {
    const action = /<form[^>]*\baction="([^"]+)"/.exec(this.page)?.[1];
    if (!action) throw new Error(`There is no form on ${this.address}.`);
    return this.go('POST', new URL(action, this.address).href, new URLSearchParams(fields));
  }

  /** The `Cookie` header for an origin. */
  cookies(origin: string): string {
    return [...(this.jars.get(origin) ?? [])].map(([name, value]) => `${name}=${value}`).join('; ');
  }

  /** Deletes the cookies of an origin. */
  forget(origin: string): void {
    this.jars.delete(origin);
  }

  private async go(method: string, address: string, form?: URLSearchParams): Promise<void> {
    const { origin } = new URL(address);
    const response = await fetch(address.replace(origin, this.hosts[origin] ?? origin), {
      method,
      redirect: 'manual',
      headers: { accept: 'text/html', cookie: this.cookies(origin), 'sec-fetch-site': 'none' },
      ...(form ? { body: form } : {}),
    });
    this.address = address;
    this.page = await response.text();
    this.keep(origin, response.headers.getSetCookie());
    const next = response.headers.get('location');
    if (next !== null) await this.go('GET', new URL(next, address).href);
  }

  private keep(origin: string, headers: readonly string[]): void {
    const jar = this.jars.get(origin) ?? new Map<string, string>();
    this.jars.set(origin, jar);
    for (const header of headers) {
      this.setCookies.push(header);
      const { name, value, maxAge, expires } = parseSetCookie(header);
      if (maxAge === 0 || (expires && expires.getTime() < Date.now())) jar.delete(name);
      else jar.set(name, value ?? '');
    }
  }
}
