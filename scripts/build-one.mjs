import { build, isBuilt } from './build/build.mjs';
import { runCommand } from './console.mjs';

// `node scripts/build-one.mjs <workspace>`: builds it unless it is built already.
await runCommand(async () => {
  const workspace = process.argv[2];
  if (!isBuilt(workspace)) await build(workspace);
  return 0;
});
