import { parseArgs } from 'node:util';
import { readConfig } from './config.js';
import { WrongConfiguration } from './config-values.js';
import { makeFirstAdministrator, NotTheFirst } from './data-api/user/first-administrator.js';
import { openDatabase } from './database/open-database.js';
import { ownFolder } from './database/pglite/own-folder.js';
import { runCommand } from './start-fault.js';

const USAGE = 'npm run admin -- --email=you@example.com [--name="Your Name"] [--company=Armada]';

/** Makes the first Administrator of the database in the environment, and prints the link that sets the password. */
async function main(): Promise<string> {
  const { values } = parseArgs({
    options: {
      email: { type: 'string', default: '' },
      name: { type: 'string', default: 'Administrator' },
      company: { type: 'string', default: 'Armada' },
    },
  });
  const email = values.email.trim();
  const name = values.name.trim();
  const company = values.company.trim();
  if (!/^[^\s@<>]+@[^\s@<>.]+(\.[^\s@<>.]+)+$/.test(email) || name === '' || company === '') {
    throw new WrongConfiguration(`An e-mail address is needed: ${USAGE}`);
  }
  const config = readConfig(process.env);
  await ownFolder(config.dataDirectory);
  const db = await openDatabase(config.database);
  try {
    const token = await makeFirstAdministrator(db, { email, name, company }).catch((fault: unknown) => {
      throw fault instanceof NotTheFirst ? new WrongConfiguration(fault.message) : fault;
    });
    const link = `${config.mail.publicUrl}/pages/reset?token=${token}&first`;
    return `${email} is Administrator. This link sets the password, once, within 7 days:\n${link}\n`;
  } finally {
    await db.destroy();
  }
}

await runCommand(main);
