import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { armadaData } from '../calls/gateway.js';

/**
 * The link in the newest mail to an address, from the folder to which mail is written without a mail server.
 * @param known the link of an earlier mail: waits for a different one
 */
export async function linkMailedTo(email: string, known?: string): Promise<string> {
  const folder = join(armadaData(), 'mail');
  for (;;) {
    const mails = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith('.eml')).sort();
    for (const mail of mails.reverse()) {
      // Quoted-printable breaks long lines with = and writes = as =3D.
      const text = (await readFile(join(folder, mail), 'utf8')).replace(/=\r?\n/g, '').replace(/=3D/g, '=');
      const link = /https?:\/\/\S+\/pages\/reset\?token=[\w-]+(&first)?/.exec(text)?.[0];
      if (link !== undefined && link !== known && text.includes(email)) return link;
    }
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}
