/** Words of samples, manuals and trials: a secret that contains one is not random. */
const samples =
  /change|secret|passw|example|sample|default|placeholder|insert|armada|admin|postgres|letmein|qwerty|1234567|abcdefg/i;

const minLength = 32;
/** 32 random characters, even of the 16 hexadecimal digits, rarely have fewer than 10 distinct ones; 8 leaves a margin. */
const minDistinct = 8;

/** Finds what is wrong with a secret that this installation chose; null when nothing is. */
export function weaknessOf(secret: string): string | null {
  if (secret.length < minLength) return `must have at least ${minLength} characters in production`;
  if (new Set(secret).size < minDistinct) return 'must be random in production, and repeats itself';
  return sampleIn(secret);
}

/** Finds what is wrong with a secret that another system issued: it may have any length, but must not be a sample. */
export function sampleIn(secret: string): string | null {
  const word = samples.exec(secret)?.[0];
  return word === undefined
    ? null
    : `must not be a sample in production, and holds the word "${word.toLowerCase()}"`;
}

/** Finds what is wrong with the password in a URL; null also when it has none, which its server may allow. */
export function weakPasswordIn(address: string): string | null {
  const { username, password } = new URL(address);
  if (password === '') return null;
  if (password === username) return 'must not have its user as its password in production';
  return sampleIn(decodeURIComponent(password));
}
