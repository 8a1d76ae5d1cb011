import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { elapsed, PlainError, say } from '../console.mjs';
import { fromRoot, root } from '../repository.mjs';
import { endGroup } from '../servers/process-group.mjs';

/** Inputs of each workspace's build, besides the lockfile, which covers all packages. */
const sources = {
  upstream: [
    'upstream/src',
    'upstream/package.json',
    'upstream/tsconfig.json',
    'upstream/tsconfig.build.json',
    'tsconfig.base.json',
  ],
  bff: [
    'bff/scripts',
    'bff/src',
    'bff/package.json',
    'bff/tsconfig.json',
    'bff/tsconfig.build.json',
    'tsconfig.base.json',
  ],
  web: ['web', 'schema.graphql', 'tsconfig.base.json'],
};

/** @param {string} path @returns {string[]} every file below it, in a stable order */
function filesBelow(path) {
  if (!existsSync(path)) return [];
  if (!statSync(path).isDirectory()) return [path];
  return readdirSync(path)
    .filter((name) => name !== 'node_modules' && name !== 'dist')
    .sort()
    .flatMap((name) => filesBelow(join(path, name)));
}

/** @param {'upstream' | 'bff' | 'web'} workspace @returns {string} a hash of all inputs of its build */
function fingerprint(workspace) {
  const hash = createHash('sha256').update(process.versions.node);
  for (const file of [...sources[workspace], 'package-lock.json'].flatMap((path) =>
    filesBelow(fromRoot(path)),
  )) {
    hash.update(`\0${file.slice(root.length)}\0`).update(readFileSync(file));
  }
  return hash.digest('hex');
}

const stamp = (workspace) => fromRoot(workspace, 'dist', '.stamp');

/** @param {'upstream' | 'bff' | 'web'} workspace */
export function isBuilt(workspace) {
  return existsSync(stamp(workspace)) && readFileSync(stamp(workspace), 'utf8') === fingerprint(workspace);
}

const bundleOf = (workspace) => fromRoot(workspace, 'dist', 'bundle.js');

/**
 * @param {'upstream' | 'bff'} workspace
 * @returns {string} the file to start: its bundle, if its build makes one
 */
export function programOf(workspace) {
  const bundle = bundleOf(workspace);
  return existsSync(bundle) ? bundle : fromRoot(workspace, 'dist', 'main.js');
}

/** Arguments of the compiler for incremental compilation, so that `npm run dev` compiles only what has changed since the build. */
const incremental = (workspace) => [
  '--incremental',
  '--tsBuildInfoFile',
  fromRoot(workspace, 'dist', '.tsbuildinfo'),
];

/**
 * Compiles the sources of a workspace whenever one is saved. The compiler's output is printed.
 * @param {'upstream' | 'bff'} workspace
 * @returns {{watching: Promise<void>, stop: () => void}} `watching`: it notices changes from then on
 */
export function compileOnSave(workspace) {
  const project = fromRoot(workspace, 'tsconfig.build.json');
  const args = ['--watch', '--preserveWatchOutput', '-p', project, ...incremental(workspace)];
  const compiler = spawn(fromRoot('node_modules', '.bin', 'tsc'), args, {
    cwd: root,
    detached: true,
    stdio: ['ignore', 'pipe', 'inherit'],
    shell: process.platform === 'win32',
  });
  compiler.stdout.pipe(process.stdout, { end: false });
  const watching = new Promise((resolve) => {
    compiler.stdout.setEncoding('utf8').on('data', (text) => {
      // From now on the output is not that of the hashed sources; only a complete build writes the hash again.
      if (text.includes('File change detected')) rmSync(stamp(workspace), { force: true });
      if (text.includes('Watching for file changes')) resolve();
    });
  });
  return { watching, stop: () => endGroup(compiler) };
}

/** Runs a build; throws its output if it fails. */
async function run(workspace, program, args) {
  const child = spawn(program, args, {
    cwd: root,
    // The caller may be a test, but the output stays, and others start it.
    env: { ...process.env, NODE_ENV: 'production' },
    stdio: ['ignore', 'pipe', 'pipe'],
    shell: process.platform === 'win32',
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text) => {
      output += text;
    });
  }
  const code = await new Promise((resolve, reject) => child.on('error', reject).on('close', resolve));
  if (code !== 0) throw new PlainError(`${workspace} could not be built:\n${output}`);
}

/**
 * Builds one workspace into an empty folder, so that no output of a deleted source remains.
 * @param {'upstream' | 'bff' | 'web'} workspace
 */
export async function build(workspace) {
  const wanted = fingerprint(workspace);
  rmSync(fromRoot(workspace, 'dist'), { recursive: true, force: true });
  const args = workspace === 'web' ? [] : ['--', ...incremental(workspace)];
  await run(workspace, 'npm', ['run', 'build', '--silent', '-w', workspace, ...args]);
  writeFileSync(stamp(workspace), wanted);
}

/** Builds the workspaces whose sources changed since their last build, in parallel. */
export async function buildWhenStale(workspaces = ['upstream', 'bff', 'web']) {
  const stale = workspaces.filter((workspace) => !isBuilt(workspace));
  if (stale.length === 0) return;
  const since = performance.now();
  say(`Building ${stale.join(', ')} …`);
  await Promise.all(
    stale.map(async (workspace) => {
      await build(workspace);
      say(`  ${workspace} built in ${elapsed(since)}`);
    }),
  );
}
