import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PlainError, runCommand } from './console.mjs';
import { fromRoot } from './repository.mjs';

/** Fails when the committed schema.graphql differs from the schema of the gateway's code. */
await runCommand(async () => {
  const folder = mkdtempSync(join(tmpdir(), 'armada-schema-'));
  try {
    const printed = join(folder, 'schema.graphql');
    execFileSync(process.execPath, [fromRoot('bff', 'dist', 'print-schema.js'), printed]);
    if (readFileSync(printed, 'utf8') !== readFileSync(fromRoot('schema.graphql'), 'utf8')) {
      throw new PlainError('schema.graphql is out of date: run npm run codegen and commit its output.');
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
  return 0;
});
