import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PlainError, runCommand } from './console.mjs';
import { fromRoot } from './repository.mjs';
import { isCopied } from './shared-code.mjs';

/** The documents that `npm run codegen` writes, and the program that prints each. */
const PRINTED = {
  'schema.graphql': ['bff', 'dist', 'print-schema.js'],
  'docs/openapi.json': ['upstream', 'dist', 'codegen', 'print-openapi.js'],
  'upstream/src/database/tables.ts': ['upstream', 'dist', 'codegen', 'print-tables.js'],
};

/** Fails when one of them differs from what the code and the migrations make, or the copy of shared code from its original. */
await runCommand(async () => {
  if (!isCopied())
    throw new PlainError(
      'upstream/src/shared is no copy of bff/src/shared: change the latter and run npm run codegen.',
    );
  const folder = mkdtempSync(join(tmpdir(), 'armada-schema-'));
  try {
    const printed = join(folder, 'printed');
    for (const [file, program] of Object.entries(PRINTED)) {
      execFileSync(process.execPath, [fromRoot(...program), printed]);
      if (readFileSync(printed, 'utf8') !== readFileSync(fromRoot(file), 'utf8'))
        throw new PlainError(`${file} is out of date: run npm run codegen and commit its output.`);
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
  return 0;
});
