import { randomBytes } from 'node:crypto';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import type { LetterText } from './letters.js';

/** The destination of mail: a server, or a folder. */
export type MailDestination = { smtpUrl: string } | { directory: string };

export type Message = LetterText & { from: string; to: { name: string; address: string } };

/** Sends messages. */
export interface MailTransport {
  /** @throws when the message was not accepted */
  send(message: Message): Promise<void>;
  close(): void;
}

const TIMEOUTS = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 };

export function mailTransport(destination: MailDestination): MailTransport {
  return 'smtpUrl' in destination ? overSmtp(destination.smtpUrl) : intoFolder(destination.directory);
}

function overSmtp(url: string): MailTransport {
  const transport = createTransport({ url, pool: true, maxConnections: 2, ...TIMEOUTS });
  return {
    send: async (message) => {
      await transport.sendMail(message);
    },
    close: () => transport.close(),
  };
}

/** Writes each message to a file that a mail program opens; only the owner may read it, since it contains links. */
function intoFolder(directory: string): MailTransport {
  const transport = createTransport({ streamTransport: true, buffer: true });
  return {
    send: async (message) => {
      const { message: content } = await transport.sendMail(message);
      const name = `${new Date().toISOString().replace(/[:.]/g, '-')}-${randomBytes(4).toString('hex')}`;
      await mkdir(directory, { recursive: true, mode: 0o700 });
      await writeFile(join(directory, `${name}.part`), content, { mode: 0o600 });
      await rename(join(directory, `${name}.part`), join(directory, `${name}.eml`));
    },
    close: () => transport.close(),
  };
}
