import type { Page, Request } from 'playwright-core';
import { field } from '../gateway.js';

/** Requests that are remembered, and characters that are told of a text: enough to understand, little enough to read. */
const REMEMBERED = 12;
const TOLD = 1_200;
/** Milliseconds that a page or an answer may take to be told of. */
const HEARING = 3_000;

const within = (promise: Promise<string>, otherwise: string): Promise<string> =>
  Promise.race([
    promise.catch((fault: unknown) => String(fault)),
    new Promise<string>((resolve) => setTimeout(resolve, HEARING, otherwise).unref()),
  ]);

/** What one page has asked of the gateway lately, to be told with what it shows when a test fails where nobody can look. */
export class PageStory {
  readonly #asked: Request[] = [];

  constructor(readonly page: Page) {
    page.on('request', (request) => {
      if (!request.url().endsWith('/graphql') || request.method() !== 'POST') return;
      this.#asked.push(request);
      if (this.#asked.length > REMEMBERED) this.#asked.shift();
    });
  }

  /** The address, the text of the dialog in front or of the page, and each operation with its refusal, if it had one. */
  async tell(): Promise<string> {
    const text = this.page.evaluate(() => {
      const dialogs = document.querySelectorAll<HTMLElement>('[role="dialog"], [role="alertdialog"]');
      return (dialogs[dialogs.length - 1] ?? document.body).innerText;
    });
    const shown = await within(text, 'nothing: it does not answer');
    const operations = await Promise.all(
      this.#asked.map(async (request) => {
        const answer = await within(told(request), 'no answer yet');
        return `  ${nameOf(request)}: ${answer.slice(0, TOLD)}`;
      }),
    );
    return [
      `${this.page.url()} shows:`,
      shown.replace(/\s*\n\s*/g, ' | ').slice(0, TOLD),
      'and asked lately:',
      ...operations,
    ].join('\n');
  }
}

/** An operation by its name and variables; an upload is none that can be read. */
function nameOf(request: Request): string {
  if (request.headers()['content-type'] !== 'application/json') return 'an upload';
  const operation: unknown = request.postDataJSON();
  return `${field(operation, 'operationName')} ${JSON.stringify(field(operation, 'variables') ?? {})}`;
}

async function told(request: Request): Promise<string> {
  const response = await request.response();
  if (response === null) return `${request.failure()?.errorText}`;
  const body = await response.text();
  return response.ok() && !body.includes('"errors":[{') ? 'answered' : `${response.status()} ${body}`;
}
