import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The project's folder. */
export const root = resolve(fileURLToPath(new URL('..', import.meta.url)));

/** @param {...string} parts @returns {string} a path inside the project */
export const inHouse = (...parts) => resolve(root, ...parts);
