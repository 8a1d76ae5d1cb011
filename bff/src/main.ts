import { readConfig } from './config.js';
import { startGateway } from './gateway.js';
import { gatewayLog } from './http/monitoring/log.js';
import { endProcess, standardOutput } from './shared/standard-output.js';

/** Starts the gateway from the environment. An error at the start is one sentence on stderr and exit code 1. */
async function main(): Promise<void> {
  const config = readConfig(process.env);
  const output = standardOutput();
  const gateway = await startGateway(config, gatewayLog(config.logLevel, output));
  for (const signal of ['SIGTERM', 'SIGINT'] as const)
    process.once(signal, () => {
      gateway.stop().then(
        () => endProcess(output, 0),
        () => endProcess(output, 1),
      );
    });
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
});
