import { writeFileSync } from 'node:fs';
import { buildGatewaySchema } from './build-schema.js';
import { printGatewaySchema } from './graphql/schema/print-gateway-schema.js';

const [, , file] = process.argv;
if (!file) {
  process.stderr.write('Usage: print-schema <file>\n');
  process.exit(1);
}
writeFileSync(file, printGatewaySchema(buildGatewaySchema()));
