import { messageIn } from './response-errors.js';

const sent = (message: unknown) => JSON.stringify({ success: false, message });

test.each<[string, number, string]>([
  ['no JSON', 500, 'select * from secrets at /srv/app.js:3'],
  ['no envelope', 403, JSON.stringify({ message: 'Because.' })],
  ['an envelope of a success', 403, JSON.stringify({ success: true, message: 'Because.' })],
  ['a message that is no text', 404, sent({ reason: 'Because.' })],
  ['a message of blanks', 403, sent('  ')],
  ['a message of several lines', 400, sent('Because.\nAnd because.')],
  ['a message of several lines', 403, sent('Because.\nAnd because.')],
  ['a message longer than 300 characters', 403, sent('x'.repeat(301))],
  ['an error of a network', 500, sent('connect ECONNREFUSED 10.0.0.9:5432')],
  ['a host', 500, sent('no route to database-3.internal:5432')],
  ['an address', 500, sent('see http://intranet/errors')],
  ['a file', 500, sent('failed in /srv/app.js')],
  ['an exception', 500, sent('TypeError: row is undefined')],
  ['a place in a program', 500, sent('row is undefined (app.js:3)')],
  ['SQL', 500, sent('duplicate key value violates unique constraint "user_email"')],
])('a response with %s has no message for people', (_what, status, body) => {
  expect(messageIn({ status, data: body })).toBeUndefined();
});

test('a fault of the data API has the message of its envelope, with a time of day', () => {
  expect(messageIn({ status: 500, data: sent('Layanan tutup sampai 10:30.') })).toBe(
    'Layanan tutup sampai 10:30.',
  );
});
