import { createHash, randomUUID } from 'node:crypto';
import { cp, mkdir, readdir, readFile, rename, rm, stat, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import type { Logger } from 'pino';

/** Milliseconds for which the files of a build are kept after another one has replaced it. */
const KEPT_MS = 24 * 3_600_000;

/** A folder that a gateway is still copying, or has left when it was killed. */
const UNFINISHED = '.unfinished-';

/** The builds of the client whose files are served. */
export interface ClientBuilds {
  /** Identifies the current build: a page that was loaded from another one is older or newer. Null without a built client. */
  readonly id: string | null;
  /** Lists the folders of the kept builds, as they are now: another gateway may have added one since. */
  readonly kept: () => Promise<string[]>;
}

/** Identifies a build by its page, which names files by the hash of their content; null for a folder without that page. */
async function idOf(webDir: string): Promise<string | null> {
  const page = await readFile(join(webDir, 'index.html')).catch(() => null);
  return page && createHash('sha256').update(page).digest('hex').slice(0, 16);
}

/** Copies what an open page may still load; source maps are left out. */
async function copyBuild(webDir: string, buildsDir: string, id: string): Promise<void> {
  const unfinished = join(buildsDir, `${UNFINISHED}${randomUUID()}`);
  for (const part of ['assets', '.vite'])
    await cp(join(webDir, part), join(unfinished, part), {
      recursive: true,
      filter: (path) => !path.endsWith('.map'),
    }).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'ENOENT') throw error;
    });
  await mkdir(unfinished, { recursive: true });
  // Fails if another gateway has copied the same build meanwhile.
  await rename(unfinished, join(buildsDir, id)).catch(() => rm(unfinished, { recursive: true, force: true }));
}

const isBuild = (name: string): boolean => /^[\da-f]{16}$/.test(name);
const isUnfinished = (name: string): boolean => name.startsWith(UNFINISHED);

/** Lists folders, by default the kept builds, the one that was put into service last at the end. */
async function builds(buildsDir: string, isWanted = isBuild): Promise<{ name: string; since: number }[]> {
  const names = (await readdir(buildsDir)).filter(isWanted);
  const found = await Promise.all(
    names.map(async (name) => ({ name, since: (await stat(join(buildsDir, name))).mtimeMs })),
  );
  return found.sort((one, other) => one.since - other.since);
}

/** Keeps a build and removes those that were replaced more than a day ago; the time of a folder is when its build came into service. */
async function keep(webDir: string, buildsDir: string, id: string): Promise<void> {
  await mkdir(buildsDir, { recursive: true });
  const before = await builds(buildsDir);
  const now = new Date();
  if (!before.some(({ name }) => name === id)) await copyBuild(webDir, buildsDir, id);
  // A build that returns is the last again.
  else if (before.at(-1)?.name !== id) await utimes(join(buildsDir, id), now, now);
  const kept = await builds(buildsDir);
  const outdated = now.getTime() - KEPT_MS;
  const replaced = kept.filter((_, index) => (kept[index + 1]?.since ?? now.getTime()) < outdated);
  const left = (await builds(buildsDir, isUnfinished)).filter(({ since }) => since < outdated);
  for (const { name } of [...replaced, ...left])
    await rm(join(buildsDir, name), { recursive: true, force: true });
}

/**
 * Keeps the files of the client's builds for a day after they were replaced, so that pages which were open over a deployment load the
 * rest of themselves. Several gateways may share the folder.
 * @param webDir folder of the current build; null if there is none
 * @param buildsDir folder of the kept builds; null to keep none
 */
export async function openClientBuilds(
  webDir: string | null,
  buildsDir: string | null,
  log: Logger,
): Promise<ClientBuilds> {
  const none = async (): Promise<string[]> => [];
  const id = webDir === null ? null : await idOf(webDir);
  if (webDir === null || id === null || buildsDir === null) return { id, kept: none };
  try {
    await keep(webDir, buildsDir, id);
  } catch (error) {
    log.warn({ err: error }, 'the files of former builds are not kept in CLIENT_BUILDS_DIR');
    return { id, kept: none };
  }
  const kept = async (): Promise<string[]> =>
    (await builds(buildsDir)).map(({ name }) => join(buildsDir, name)).reverse();
  return { id, kept: () => kept().catch(none) };
}
