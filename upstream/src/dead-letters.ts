import { parseArgs } from 'node:util';
import { readConfig } from './config.js';
import { listDeadLetters, sendDeadLettersAgain } from './data-api/events/dead-letters.js';
import { openDatabase } from './database/open-database.js';
import { sentence } from './start-fault.js';

/** Lists the events that were given up in the database of the environment, or hands them to the delivery again. */
async function main(): Promise<string> {
  const { values } = parseArgs({ options: { 'send-again': { type: 'boolean', default: false } } });
  const db = await openDatabase(readConfig(process.env).database);
  try {
    if (values['send-again']) return `${await sendDeadLettersAgain(db)} events are to be delivered again.\n`;
    const letters = await listDeadLetters(db);
    const lines = letters.map(({ eventId, type, subject, users, createdAt, attempts, failure }) =>
      [createdAt, eventId, type, subject, `for ${users} users`, `${attempts} attempts`, failure].join('  '),
    );
    return [...lines, `${letters.length} events were given up.`, ''].join('\n');
  } finally {
    await db.destroy();
  }
}

main().then(
  (text) => process.stdout.write(text),
  (fault: unknown) => {
    process.stderr.write(`${sentence(fault)}\n`);
    process.exitCode = 1;
  },
);
