import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PlainError } from '../console.mjs';

/**
 * Creates the folder of the embedded database, the photos, the logs and the secrets.
 * @param {string} path
 */
export function requireWritableFolder(path) {
  const probe = join(path, `.writable-${process.pid}`);
  try {
    mkdirSync(join(path, 'logs'), { recursive: true });
    writeFileSync(probe, '');
    rmSync(probe);
  } catch (error) {
    throw new PlainError(
      `The data folder ${path} cannot be written (${error.code}): choose another with DATA_DIR.`,
    );
  }
}

/**
 * The secrets of both servers, generated once and stored, so that sessions survive a restart. Environment variables take precedence.
 * @param {string} folder the data folder
 * @returns {{SESSION_KEYS: string, EVENTS_SECRET: string, SECRETS_KEY: string, FEDERATED_LOGIN_SECRET: string, VAPID_PRIVATE_KEY: string}} 256 random bits each, base64url
 */
export function secretsOf(folder) {
  const path = join(folder, 'secrets.json');
  const fresh = () => randomBytes(32).toString('base64url');
  let kept = {};
  try {
    kept = JSON.parse(readFileSync(path, 'utf8'));
  } catch (error) {
    if (error.code !== 'ENOENT') throw new PlainError(`${path} cannot be read (${error.message}).`);
  }
  const secrets = {
    SESSION_KEYS: fresh(),
    EVENTS_SECRET: fresh(),
    SECRETS_KEY: fresh(),
    FEDERATED_LOGIN_SECRET: fresh(),
    VAPID_PRIVATE_KEY: fresh(),
    ...kept,
  };
  if (Object.keys(kept).length < Object.keys(secrets).length) {
    writeFileSync(path, `${JSON.stringify(secrets, null, 2)}\n`, { mode: 0o600 });
  }
  return Object.fromEntries(
    Object.entries(secrets).map(([name, value]) => [name, process.env[name] ?? value]),
  );
}
