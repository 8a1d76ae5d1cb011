import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { armadaData } from './gateway.js';

/**
 * The link in the newest letter to an address, from the folder that takes mail where there is no mail server.
 * @param known the link of an earlier letter: waits for another one
 */
export async function linkMailedTo(email: string, known?: string): Promise<string> {
  const folder = join(armadaData(), 'mail');
  for (;;) {
    const letters = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith('.eml')).sort();
    for (const letter of letters.reverse()) {
      // Quoted-printable breaks long lines with = and writes = as =3D.
      const text = (await readFile(join(folder, letter), 'utf8')).replace(/=\r?\n/g, '').replace(/=3D/g, '=');
      const link = /https?:\/\/\S+\/pages\/reset\?token=[\w-]+/.exec(text)?.[0];
      if (link !== undefined && link !== known && text.includes(email)) return link;
    }
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}
