import type { Page, Request } from 'playwright-core';
import { field } from '../calls/gateway.js';

const MAX_REQUESTS = 12;
/** Characters of a text or a response. */
const MAX_LENGTH = 1_200;
/** Milliseconds to wait for a page or a response. */
const TIMEOUT = 3_000;

const within = (promise: Promise<string>, otherwise: string): Promise<string> =>
  Promise.race([
    promise.catch((fault: unknown) => String(fault)),
    new Promise<string>((resolve) => setTimeout(resolve, TIMEOUT, otherwise).unref()),
  ]);

/** Describes a page for the message of a failed test: what it shows, and its last requests to the gateway. */
export class PageReport {
  readonly #requests: Request[] = [];

  constructor(readonly page: Page) {
    page.on('request', (request) => {
      if (!request.url().endsWith('/graphql') || request.method() !== 'POST') return;
      this.#requests.push(request);
      if (this.#requests.length > MAX_REQUESTS) this.#requests.shift();
    });
  }

  /** The URL, the text of the topmost dialog or of the page, the element with the focus, and the last operations with their errors. */
  async text(): Promise<string> {
    const innerText = this.page.evaluate(() => {
      const dialogs = document.querySelectorAll<HTMLElement>('[role="dialog"], [role="alertdialog"]');
      return (dialogs[dialogs.length - 1] ?? document.body).innerText;
    });
    const shown = await within(innerText, 'nothing: the page does not respond');
    const focused = this.page.evaluate(() => {
      const element = document.activeElement?.cloneNode(false);
      return element instanceof Element ? element.outerHTML : 'nothing';
    });
    const operations = await Promise.all(
      this.#requests.map(async (request) => {
        const outcome = await within(outcomeOf(request), 'no response yet');
        return `  ${nameOf(request)}: ${outcome.slice(0, MAX_LENGTH)}`;
      }),
    );
    return [
      `${this.page.url()} shows:`,
      shown.replace(/\s*\n\s*/g, ' | ').slice(0, MAX_LENGTH),
      `Focus: ${await within(focused, 'unknown')}`,
      'Last operations:',
      ...operations,
    ].join('\n');
  }
}

/** An operation's name and variables; the multipart body of an upload is not parsed. */
function nameOf(request: Request): string {
  if (request.headers()['content-type'] !== 'application/json') return 'an upload';
  const operation: unknown = request.postDataJSON();
  return `${field(operation, 'operationName')} ${JSON.stringify(field(operation, 'variables') ?? {})}`;
}

async function outcomeOf(request: Request): Promise<string> {
  const response = await request.response();
  if (response === null) return `${request.failure()?.errorText}`;
  const body = await response.text();
  return response.ok() && !body.includes('"errors":[{') ? 'succeeded' : `${response.status()} ${body}`;
}
