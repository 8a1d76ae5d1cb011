import { readConfig } from './config.js';
import { startGateway } from './gateway.js';

/** Starts the gateway from the environment. An error at the start is one sentence on stderr and exit code 1. */
async function main(): Promise<void> {
  const gateway = await startGateway(readConfig(process.env));
  for (const signal of ['SIGTERM', 'SIGINT'] as const)
    process.once(signal, () => {
      gateway.stop().then(
        () => process.exit(0),
        () => process.exit(1),
      );
    });
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
});
