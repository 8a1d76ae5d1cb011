import { Algorithm, hash, verify } from '@node-rs/argon2';

/** OWASP's first choice for argon2id: 19 MiB, 2 passes, 1 lane; about 20 ms. */
const COST = { algorithm: Algorithm.Argon2id, memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Text for `app_user.password_hash` (a PHC string: salt and cost are in it). */
export function hashPassword(password: string): Promise<string> {
  return hash(password, COST);
}

/** The hash of a password that nobody has: with it an unknown user takes as long as a wrong password. */
const nobody = hashPassword(crypto.randomUUID());

/**
 * Checks whether the password is right. `null` (no such user, or no password set yet) takes as long and is false.
 */
export async function verifyPassword(passwordHash: string | null, password: string): Promise<boolean> {
  const right = await verify(passwordHash ?? (await nobody), password);
  return right && passwordHash !== null;
}
