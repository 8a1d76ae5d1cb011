import { parseSetCookie } from 'cookie';

/** As much of a browser as a sign-in over another site needs: it follows redirects, keeps cookies and submits forms. */
export class Browser {
  /** Where it is now. */
  address = 'about:blank';
  /** Every `Set-Cookie` header it was sent. */
  readonly setCookies: string[] = [];
  private page = '';
  private readonly jars = new Map<string, Map<string, string>>();

  /** @param hosts where the servers behind made-up origins really listen */
  constructor(private readonly hosts: Readonly<Record<string, string>>) {}

  /** Goes to an address, and on to wherever it leads. */
  open(address: string): Promise<void> {
    return this.go('GET', address);
  }

  /** Submits the page's form with what a person typed into it. */
  submit(fields: Readonly<Record<string, string>>): Promise<void> {
    const action = /<form[^>]*\baction="([^"]+)"/.exec(this.page)?.[1];
    if (!action) throw new Error(`There is no form on ${this.address}.`);
    return this.go('POST', new URL(action, this.address).href, new URLSearchParams(fields));
  }

  /** The `Cookie` header it sends to an origin. */
  cookies(origin: string): string {
    return [...(this.jars.get(origin) ?? [])].map(([name, value]) => `${name}=${value}`).join('; ');
  }

  /** Forgets the cookies of an origin. */
  forget(origin: string): void {
    this.jars.delete(origin);
  }

  private async go(method: string, address: string, form?: URLSearchParams): Promise<void> {
    const { origin } = new URL(address);
    const response = await fetch(address.replace(origin, this.hosts[origin] ?? origin), {
      method,
      redirect: 'manual',
      headers: { accept: 'text/html', cookie: this.cookies(origin) },
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
