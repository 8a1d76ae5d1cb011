import { runCommand } from './console.mjs';
import { upstreamCommand } from './upstream-command.mjs';

await runCommand(() => upstreamCommand('backup'));
