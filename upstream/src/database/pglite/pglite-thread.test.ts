import { Worker } from 'node:worker_threads';
import { PgliteThread } from './pglite-thread.js';

const program = `const { parentPort } = require('node:worker_threads');
  parentPort.postMessage({ 'watch:import': ['file:///pglite-worker.js'] });
  parentPort.postMessage({ ready: true });`;
const worker = new Worker(program, { eval: true });
afterAll(() => worker.terminate());

test('a message of Node.js about the modules of the thread does not end the start', async () => {
  await expect(new PgliteThread(worker).ready).resolves.toBeUndefined();
});
