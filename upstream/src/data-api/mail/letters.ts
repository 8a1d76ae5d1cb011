import { LANGUAGES, type Language, type Text, textIn } from '../http/text.js';
import type { Letter } from './mail-outbox.js';

/** The texts of a letter. */
export interface LetterText {
  subject: string;
  text: string;
  html: string;
}

/** The kinds whose texts are the same for everybody. */
export type WordedLetter = Exclude<Letter['kind'], 'digest'>;

interface Wording {
  subject: Text;
  /** Paragraphs above and below the link; a letter without `below` has no link. */
  above: Text;
  below?: Text;
}

const WORDING: Readonly<Record<WordedLetter, (address: string) => Wording>> = {
  welcome: (address) => ({
    subject: { id: 'Akun Armada Anda', en: 'Your Armada account' },
    above: {
      id: `Akun Armada telah dibuat untuk ${address}. Silakan buat password Anda lewat tautan ini:`,
      en: `An Armada account was created for ${address}. Set its password with this link:`,
    },
    below: {
      id: 'Tautan berlaku satu kali, selama 7 hari. Setelah itu gunakan "Forgot password" di halaman login.',
      en: 'The link works once, for 7 days. After that use "Forgot password" on the login page.',
    },
  }),
  reset: () => ({
    subject: { id: 'Atur ulang password Armada', en: 'Reset your Armada password' },
    above: {
      id: 'Anda meminta untuk mengatur ulang password Armada. Silakan buat password baru lewat tautan ini:',
      en: 'You requested to reset your Armada password. Set a new one with this link:',
    },
    below: {
      id: 'Tautan berlaku satu kali, selama 30 menit. Abaikan e-mail ini bila bukan Anda yang memintanya.',
      en: 'The link works once, for 30 minutes. Ignore this e-mail if you did not request it.',
    },
  }),
  locked: () => ({
    subject: { id: 'Login ke akun Armada Anda dikunci', en: 'Sign-in to your Armada account was locked' },
    above: {
      id: 'Password yang salah dimasukkan berkali-kali untuk akun Anda, sehingga login dikunci selama 15 menit. Jika bukan Anda yang mencoba, buat password baru lewat tautan ini:',
      en: 'A wrong password was entered several times for your account, so sign-in is locked for 15 minutes. If it was not you, set a new password with this link:',
    },
    below: {
      id: 'Tautan berlaku satu kali, selama 30 menit. Jika Anda sendiri yang mencoba, abaikan e-mail ini.',
      en: 'The link works once, for 30 minutes. If it was you, ignore this e-mail.',
    },
  }),
  email_changed: (address) => ({
    subject: { id: 'E-mail akun Armada Anda diubah', en: 'The e-mail of your Armada account was changed' },
    above: {
      id: `E-mail akun Armada Anda diubah menjadi ${address}. Jika Anda tidak mengetahui perubahan ini, segera hubungi administrator Anda.`,
      en: `The e-mail of your Armada account was changed to ${address}. If you did not expect this change, contact your administrator immediately.`,
    },
  }),
};

const GREETING: Text = { id: 'Halo', en: 'Hello' };

/** The first line of a letter. @param name of the receiver; it may be empty */
export const greetingTo = (name: string, language: Language): string =>
  `${[textIn(GREETING, language), name].join(' ').trim()},`;

/**
 * Writes a letter as plain text and as HTML.
 * @param link null for a letter without one
 * @param language null: nobody knows which the receiver reads, so the letter is in all of them
 */
export function letterText(
  kind: WordedLetter,
  person: { name: string; email: string },
  link: string | null,
  language: Language | null,
): LetterText {
  const { subject, above, below } = WORDING[kind](person.email);
  const languages = language === null ? LANGUAGES : [language];
  const inEach = (text: Text) => languages.map((one) => textIn(text, one));
  const closing = below === undefined ? [] : inEach(below);
  const greeting = greetingTo(person.name, languages[0] ?? LANGUAGES[0]);
  const paragraph = (text: string) => `<p>${escaped(text)}</p>`;
  return {
    subject: inEach(subject).join(' / '),
    text: [greeting, ...inEach(above), ...(link === null ? [] : [link]), ...closing, 'Armada'].join('\n\n'),
    html: [
      ...[greeting, ...inEach(above)].map(paragraph),
      ...(link === null ? [] : [`<p><a href="${escaped(link)}">${escaped(link)}</a></p>`]),
      ...[...closing, 'Armada'].map(paragraph),
    ].join('\n'),
  };
}

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

export const escaped = (text: string) =>
  text.replace(/[&<>"]/g, (character) => ENTITIES[character] ?? character);
