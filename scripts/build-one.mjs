import { build, isBuilt } from './build/build.mjs';
import { runCommand } from './console.mjs';

// `node scripts/build-one.mjs <workspace>`: builds a workspace if its build is out of date.
await runCommand(async () => {
  const workspace = process.argv[2];
  if (!isBuilt(workspace)) await build(workspace);
  return 0;
});
