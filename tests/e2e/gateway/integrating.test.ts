import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import sharp from 'sharp';
import { fromRoot, root } from '../../../scripts/repository.mjs';
import { dateInDays } from '../calls/date-in-days.js';
import { armadaUrl, field, Integration } from '../calls/gateway.js';

const run = promisify(execFile);

/** The fenced blocks of docs/integrating.md: examples, each followed by its response. */
const blocks = [
  ...readFileSync(fromRoot('docs', 'integrating.md'), 'utf8').matchAll(/^```(\w+)\n(.*?)^```$/gms),
].map(([, language = '', text = '']) => ({ language, text }));
const examples = blocks.flatMap(({ language, text }, index) => {
  if (language === 'json') return [];
  const response = blocks[index + 1];
  if (response?.language !== 'json') throw new Error(`An example has no response below it:\n${text}`);
  return [{ number: index / 2 + 1, language, text, response: response.text }];
});

/** The structure of a response: names and types, and the values of `code` and `success`. */
function shapeOf(value: unknown, name = ''): unknown {
  if (name === 'code' || name === 'success') return value;
  if (Array.isArray(value)) return value.length > 0 ? [shapeOf(value[0], name)] : [];
  if (typeof value !== 'object' || value === null) return value === null ? null : typeof value;
  return Object.fromEntries(Object.entries(value).map(([key, below]) => [key, shapeOf(below, key)]));
}

let folder: string;
let token: string;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'armada-integrating-'));
  const photo = sharp({ create: { width: 32, height: 32, channels: 3, background: '#2a7' } });
  await photo.jpeg().toFile(join(folder, 'photo.jpg'));
  const owner = await Integration.signedIn('supplier');
  const data = await owner.request(
    'mutation ($input: ApiTokenInput!) { createApiToken(input: $input) { token } }',
    { input: { name: 'Integration', expiresAt: dateInDays(30), readOnly: false } },
  );
  token = String(field(field(data, 'createApiToken'), 'token'));
});
afterAll(() => rmSync(folder, { recursive: true }));

test('docs/integrating.md has examples', () => {
  expect(examples.length).toBeGreaterThan(8);
});

test.each(examples)(
  'example $number of docs/integrating.md returns the documented response',
  async (example) => {
    const env = { ...process.env, ARMADA: armadaUrl(), TOKEN: token };
    const { stdout } =
      example.language === 'sh'
        ? await run('sh', ['-c', example.text], { cwd: folder, env })
        : await run(process.execPath, ['--input-type=module', '-e', example.text], { cwd: root, env });
    expect(shapeOf(JSON.parse(stdout))).toMatchObject(Object(shapeOf(JSON.parse(example.response))));
  },
);
