import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';

/** A real SMTP server, which accepts mail unless a test refuses it. */
export interface MailServer {
  url: string;
  mails: Email[];
  /** The number of times that somebody tried to hand over a mail, taken or not. */
  tries(): number;
  /** Refuses the next mails with this code, in order; 451 means to try again. */
  refuseWith(...codes: number[]): void;
  /** Resolves once the condition holds; looked at after each try. */
  until(condition: () => boolean): Promise<void>;
  close(): Promise<void>;
}

export async function startMailServer(): Promise<MailServer> {
  const mails: Email[] = [];
  const codes: number[] = [];
  const waiting: { condition: () => boolean; resolve: () => void }[] = [];
  let tries = 0;
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData: (stream, _session, done) => {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', async () => {
        const code = codes.shift();
        if (code === undefined) mails.push(await PostalMime.parse(Buffer.concat(chunks)));
        done(code === undefined ? null : Object.assign(new Error('not now'), { responseCode: code }));
        tries += 1;
        for (const { condition, resolve } of waiting) if (condition()) resolve();
      });
    },
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.server.address();
  if (address === null || typeof address === 'string') throw new Error('the mail server has no port');
  return {
    url: `smtp://127.0.0.1:${address.port}`,
    mails,
    tries: () => tries,
    refuseWith: (...next) => {
      codes.push(...next);
    },
    until: (condition) =>
      new Promise((resolve) => {
        if (condition()) resolve();
        else waiting.push({ condition, resolve });
      }),
    close: () => new Promise((resolve) => server.close(resolve)),
  };
}

/** The token of the link in a mail. */
export function linkToken(mail: Email | undefined): string {
  return /\/pages\/reset\?token=([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? '';
}
