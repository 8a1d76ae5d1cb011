import { linesOf, writtenFiles } from './steps/source-files.mjs';

const OUTBOX = 'upstream/src/data-api/mail/mail-outbox.ts';
const QUEUE = 'upstream/src/queue/task.ts';

/** The kinds of tasks that a source adds, as they are written there. */
const addedKinds = (path) =>
  [
    ...linesOf(path)
      .join('\n')
      .matchAll(/(?<!function )\baddTasks(?:Of)?\(\s*[\w.]+,\s*([^,]+),/g),
  ].map(([, kind]) => kind.trim());

test('nothing but the mail outbox, which counts every letter, adds mail to the queue', () => {
  const sources = writtenFiles.filter((path) => /^upstream\/src\/.*(?<!\.test)\.ts$/.test(path));
  const added = sources.flatMap((path) => addedKinds(path).map((kind) => ({ path, kind })));
  const mail = added.filter(({ kind }) => kind === "'mail'").map(({ path }) => path);
  expect([...new Set(mail)]).toEqual([OUTBOX]);
  // A kind that is no literal could be mail.
  expect(added.filter(({ kind }) => !/^'\w+'$/.test(kind))).toEqual([{ path: QUEUE, kind: 'kind' }]);
  const inserting = sources.filter((path) =>
    linesOf(path).some((line) => /insert into task\b.*'mail'/.test(line)),
  );
  expect(inserting).toEqual([]);
});

test('nothing but the mail transport hands mail to a server', () => {
  const importing = writtenFiles.filter(
    (path) =>
      /^upstream\/src\/.*\.ts$/.test(path) && linesOf(path).some((line) => /from 'nodemailer'/.test(line)),
  );
  expect(importing).toEqual(['upstream/src/data-api/mail/mail-transport.ts']);
});
