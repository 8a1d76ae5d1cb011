import { runCommand } from '../console.mjs';
import { upstreamCommand } from '../servers/upstream-command.mjs';

await runCommand(() => upstreamCommand('admin'));
