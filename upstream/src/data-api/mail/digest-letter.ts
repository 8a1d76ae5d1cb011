import { sql } from 'kysely';
import type { Database } from '../../database/open-database.js';
import { plainLine } from '../http/plain-line.js';
import { type Language, type Text, textIn } from '../http/text.js';
import { escaped, greetingTo, type LetterText } from './letters.js';

/** In one mail; the rest is a number. */
const MOST_LISTED = 50;
/** Characters of a description. */
const LONGEST_DESCRIPTION = 200;

/** A notification in a digest. */
interface Item {
  id: number;
  title: string;
  description: string;
  path: string | null;
  occurrences: number;
  at: string;
  /** The number of all that wait. */
  waiting: number;
}

/** The notifications that wait for a person's digest, the newest first. */
export async function waitingForDigest(
  db: Database,
  userId: number,
  language: Language,
): Promise<readonly Item[]> {
  const translated = (name: string) =>
    sql`coalesce(translations -> ${language}::text ->> ${sql.lit(name)}, ${sql.ref(name)})`;
  const { rows } = await sql<Item>`
    select id, ${translated('title')} as title, ${translated('description')} as description, path, occurrences,
      updated_at as at, count(*) over () as waiting
    from notification where user_id = ${userId} and in_mail and not is_read order by id desc limit ${MOST_LISTED}`.execute(
    db,
  );
  return rows;
}

/** Records that they were mailed. What is in no bell counts as read now. */
export async function markMailed(db: Database, userId: number, newest: Item): Promise<void> {
  await sql`
    update notification set in_mail = false, is_read = is_read or not in_bell
    where user_id = ${userId} and in_mail and not is_read and id <= ${newest.id}`.execute(db);
}

const SUBJECT: Text = { id: 'notifikasi Armada belum dibaca', en: 'unread Armada notifications' };
const SUBJECT_OF_ONE: Text = { id: 'notifikasi Armada belum dibaca', en: 'unread Armada notification' };
const ABOVE: Text = {
  id: 'Notifikasi berikut belum Anda baca:',
  en: 'You have not read these notifications yet:',
};
const BELOW: Text = {
  id: 'Notifikasi yang dikirim lewat e-mail dapat Anda pilih di pengaturan akun:',
  en: 'You choose which notifications are mailed in your account settings:',
};
const more = (count: number): Text => ({ id: `dan ${count} lainnya`, en: `and ${count} more` });
const LOCALES: Readonly<Record<Language, string>> = { id: 'id-ID', en: 'en-GB' };

interface Reader {
  name: string;
  language: Language;
  timeZone: string;
  /** The address of the client. */
  publicUrl: string;
}

/** Writes the digest of at least one notification. */
export function digestText(
  { name, language, timeZone, publicUrl }: Reader,
  items: readonly Item[],
): LetterText {
  const format = new Intl.DateTimeFormat(LOCALES[language], {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone,
  });
  const waiting = items[0]?.waiting ?? 0;
  const listed = items.map(({ title, description, path, occurrences, at }) => ({
    title: occurrences > 1 ? `${title} (${occurrences}×)` : title,
    // It has names and texts of others.
    description: plainLine(description, LONGEST_DESCRIPTION),
    at: format.format(Date.parse(at)),
    link: path === null ? null : `${publicUrl}/${path}`,
  }));
  const rest = waiting > items.length ? [textIn(more(waiting - items.length), language)] : [];
  const greeting = greetingTo(name, language);
  const [above, below] = [textIn(ABOVE, language), textIn(BELOW, language)];
  const settings = `${publicUrl}/account/settings`;
  const paragraph = (text: string) => `<p>${escaped(text)}</p>`;
  const anchor = (link: string, text: string) => `<a href="${escaped(link)}">${escaped(text)}</a>`;
  return {
    subject: `${waiting} ${textIn(waiting === 1 ? SUBJECT_OF_ONE : SUBJECT, language)}`,
    text: [
      greeting,
      above,
      ...listed.map(({ title, description, at, link }) =>
        [title, description, at, ...(link === null ? [] : [link])].join('\n'),
      ),
      ...rest,
      `${below}\n${settings}`,
      'Armada',
    ].join('\n\n'),
    html: [
      ...[greeting, above].map(paragraph),
      '<ul>',
      ...listed.map(
        ({ title, description, at, link }) =>
          `<li><strong>${link === null ? escaped(title) : anchor(link, title)}</strong><br>${escaped(description)}<br><small>${escaped(at)}</small></li>`,
      ),
      '</ul>',
      ...rest.map(paragraph),
      `<p>${escaped(below)} ${anchor(settings, settings)}</p>`,
      paragraph('Armada'),
    ].join('\n'),
  };
}
