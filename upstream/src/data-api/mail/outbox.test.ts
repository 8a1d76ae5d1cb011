import { watch } from 'node:fs';
import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import PostalMime from 'postal-mime';
import { startTestServer } from '../../testing/data-api-client.js';
import { POSTGRES } from '../../testing/database/engines.js';
import { linkToken } from '../../testing/mail-server.js';
import { PEOPLE } from '../../testing/small-fleet.js';

const LETTER = { from: 'Armada <no-reply@armada.test>', publicUrl: 'https://armada.test' };

test('without a mail server each mail is a file in the outbox folder, for its owner’s eyes', async () => {
  const directory = await mkdtemp(join(tmpdir(), 'armada-mail-'));
  const server = await startTestServer(POSTGRES, { mail: { ...LETTER, destination: { directory } } });
  const watcher = watch(directory);
  try {
    const kept = new Promise<string>((resolve) => {
      watcher.on('change', (_, name) => {
        if (`${name}`.endsWith('.eml')) resolve(`${name}`);
      });
    });
    await server.nobody.post('user/forgot_password', { email: PEOPLE.tenant });
    const mail = await PostalMime.parse(await readFile(join(directory, await kept)));
    expect(await readdir(directory)).toEqual([await kept]);
    expect((await stat(join(directory, await kept))).mode & 0o777).toBe(0o600);
    expect(mail.to).toMatchObject([{ address: PEOPLE.tenant }]);
    expect(linkToken(mail)).toMatch(/^[\w-]{43}$/);
  } finally {
    watcher.close();
    await server.close();
    await rm(directory, { recursive: true });
  }
});
