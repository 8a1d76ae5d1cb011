/**
 * Writes docs/configuration.md from the tables in the code: `npm run configuration`. The servers must have been built.
 */
import { writeFileSync } from 'node:fs';
import { configurationPage } from './configuration-page.mjs';
import { runCommand, say } from './console.mjs';
import { fromRoot } from './repository.mjs';

runCommand(async () => {
  writeFileSync(fromRoot('docs', 'configuration.md'), await configurationPage());
  say('wrote docs/configuration.md');
  return 0;
});
