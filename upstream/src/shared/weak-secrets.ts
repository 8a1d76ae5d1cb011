/** Words of sample secrets: a secret that contains one is not random. */
const samples =
  /change|secret|passw|example|sample|default|placeholder|insert|armada|admin|redis|postgres|letmein|qwerty|1234567|abcdefg/i;

const minLength = 32;
/** 32 random characters, even of the 16 hexadecimal digits, rarely have fewer than 10 distinct ones; 8 leaves a margin. */
const minDistinct = 8;

/** The weakness of a secret that this installation chose; null if there is none. */
export function weaknessOf(secret: string): string | null {
  if (secret.length < minLength) return `must have at least ${minLength} characters in production`;
  if (new Set(secret).size < minDistinct) return 'must be random in production, and repeats itself';
  return sampleIn(secret);
}

/** The weakness of a secret that another system issued, which may have any length; null if there is none. */
export function sampleIn(secret: string): string | null {
  const word = samples.exec(secret)?.[0];
  return word === undefined
    ? null
    : `must not be a sample in production, and holds the word "${word.toLowerCase()}"`;
}

/** The weakness of the password in a URL; null if there is none, also without a password, which the server may allow. */
export function weakPasswordIn(address: string): string | null {
  const { username, password } = new URL(address);
  if (password === '') return null;
  if (password === username) return 'must not have its user as its password in production';
  return sampleIn(decodeURIComponent(password));
}
