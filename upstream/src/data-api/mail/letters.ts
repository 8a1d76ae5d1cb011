import type { Letter } from './mail-outbox.js';

/** What a letter says. */
export interface LetterText {
  subject: string;
  text: string;
  html: string;
}

interface Wording {
  subject: string;
  /** Paragraphs above and below the link. */
  above: readonly string[];
  below: readonly string[];
}

const WORDING: Readonly<Record<Letter['kind'], (address: string) => Wording>> = {
  welcome: (address) => ({
    subject: 'Akun Armada Anda / Your Armada account',
    above: [
      `Akun Armada telah dibuat untuk ${address}. Silakan buat password Anda lewat tautan ini:`,
      `An Armada account was made for ${address}. Set its password with this link:`,
    ],
    below: [
      'Tautan berlaku satu kali, selama 7 hari. Setelah itu gunakan "Forgot password" di halaman login.',
      'The link is good once, for 7 days. After that use "Forgot password" on the login page.',
    ],
  }),
  reset: () => ({
    subject: 'Atur ulang password Armada / Reset your Armada password',
    above: [
      'Anda meminta untuk mengatur ulang password Armada. Silakan buat password baru lewat tautan ini:',
      'You asked to reset your Armada password. Set a new one with this link:',
    ],
    below: [
      'Tautan berlaku satu kali, selama 30 menit. Abaikan e-mail ini bila bukan Anda yang memintanya.',
      'The link is good once, for 30 minutes. Ignore this e-mail if it was not you who asked.',
    ],
  }),
};

/** Writes a letter, in Indonesian and English, as plain text and as HTML. */
export function letterText(
  kind: Letter['kind'],
  person: { name: string; email: string },
  link: string,
): LetterText {
  const { subject, above, below } = WORDING[kind](person.email);
  const greeting = `Halo ${person.name},`;
  const paragraph = (text: string) => `<p>${escaped(text)}</p>`;
  return {
    subject,
    text: [greeting, ...above, link, ...below, 'Armada'].join('\n\n'),
    html: [
      ...[greeting, ...above].map(paragraph),
      `<p><a href="${escaped(link)}">${escaped(link)}</a></p>`,
      ...[...below, 'Armada'].map(paragraph),
    ].join('\n'),
  };
}

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

const escaped = (text: string) => text.replace(/[&<>"]/g, (character) => ENTITIES[character] ?? character);
