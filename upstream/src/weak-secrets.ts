/** Words of samples, manuals and first tries: a secret that holds one was not drawn by lot. */
const SAMPLES =
  /change|secret|passw|example|sample|default|placeholder|insert|armada|admin|postgres|letmein|qwerty|1234567|abcdefg/i;

const FEWEST_CHARACTERS = 32;
/** Of 32 drawn by lot, be it from the 16 of hex, hardly ever less than 10 differ. */
const FEWEST_DIFFERENT = 8;

/** What is wrong with a secret that this installation chose; null where nothing is. */
export function weaknessOf(secret: string): string | null {
  if (secret.length < FEWEST_CHARACTERS)
    return `must have at least ${FEWEST_CHARACTERS} characters in production`;
  if (new Set(secret).size < FEWEST_DIFFERENT)
    return 'must be drawn by lot in production, and repeats itself';
  return sampleIn(secret);
}

/** What is wrong with a secret that another system gave: it may be of any length, but no sample. */
export function sampleIn(secret: string): string | null {
  const word = SAMPLES.exec(secret)?.[0];
  return word === undefined
    ? null
    : `must not be a sample in production, and holds the word "${word.toLowerCase()}"`;
}

/** What is wrong with the password in an address; null also where there is none, which is for its server to allow. */
export function weakPasswordIn(address: string): string | null {
  // A list of hosts, as PostgreSQL takes it, is no URL: what stands before them is all that counts here.
  const [, username = '', password = ''] = /^\w+:\/\/([^:@/?]*):([^@/?]*)@/.exec(address) ?? [];
  if (password === '') return null;
  if (password === username) return 'must not have its user as its password in production';
  return sampleIn(decoded(password));
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
