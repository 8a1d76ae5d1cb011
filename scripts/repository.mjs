import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The folder of the repository. */
export const root = resolve(fileURLToPath(new URL('..', import.meta.url)));

/** @param {...string} parts @returns {string} an absolute path in the repository */
export const fromRoot = (...parts) => resolve(root, ...parts);
