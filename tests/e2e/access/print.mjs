import { writeFileSync } from 'node:fs';
import { fromRoot } from '../../../scripts/repository.mjs';
import { callers, fieldRules, lines, links, verdictOn } from './rules.mjs';

export const page = fromRoot('docs', 'access-matrix.md');

const row = (/** @type {string[]} */ cells) => `| ${cells.join(' | ')} |`;

const writers = {
  ADMINISTRATOR: 'Administrators of the platform',
  PLATFORM: 'platform',
  SUPPLIER: 'supplier',
  TENANT: 'tenant',
};
/** @param {readonly (keyof typeof writers)[]} who */
const named = (who) => (who.length === 0 ? 'nobody' : who.map((writer) => writers[writer]).join(', '));

/** A row for each group of fields with the same right. */
const fieldRows = () =>
  Object.entries(fieldRules).flatMap(([resource, groups]) =>
    groups.map(({ fields, create, edit }) =>
      row([`\`${resource}\``, fields.map((field) => `\`${field}\``).join(', '), named(create), named(edit)]),
    ),
  );

/** docs/access-matrix.md, from the rules. */
export function accessMatrix() {
  const all = Object.values(callers);
  const head = ['field', ...all.map(({ title }) => title)];
  const table = lines().map(({ name, rule, isAnothers }) =>
    row([
      `\`${name}\`${isAnothers ? " of another's" : ''}`,
      ...all.map((caller) => verdictOn(name, rule, caller, isAnothers)),
    ]),
  );
  return `# Who may ask what

Every root field of the schema and every link, by who asks. The rules stand in \`tests/e2e/access/rules.mjs\`, after the contract's section 3;
\`npm run access-matrix\` prints them here, and \`tests/e2e/access-matrix.test.ts\` asks each field as each caller and holds the answers and this page to them.

- **yes**: answers, of what is in the caller's scope; a save is let through to its own rules.
- **not there**: answers as for a record that does not exist, neither what it is nor that it is.
- **no**: \`FORBIDDEN\`. **sign in**: \`UNAUTHENTICATED\`.
- "of another's": asked for a record out of the caller's scope; the platform's scope is everything.
- "without menus": the user type has no menu at all. With some, a field is "yes" where its menu is among them.

${row(head)}
${row(head.map(() => '---'))}
${table.join('\n')}

## Fields

Whose staff may set an input field in a new record, and change it in a saved one. A field that is sent with the value it has is no change; any other is
refused with \`FORBIDDEN\` on that field (\`LOCKED\` where nobody may change it) and nothing is written. \`me.permissions\` is this table for the caller: with
the menus they have, and nothing for a token that only reads. They are listed in \`tests/e2e/access/rules.mjs\`. The data API
states them in the declaration of each resource (\`rights\`), and \`upstream/src/data-api/access/field-rights.test.ts\` tries every field as every kind of caller.

${row(['resource', 'fields', 'new record', 'saved record'])}
${row(['---', '---', '---', '---'])}
${fieldRows().join('\n')}

## Links

A link leads to what its list would show to the same caller: nothing out of scope, and nothing (\`FORBIDDEN\` beside the rest of the answer) without
the list's menu.

| link | shows no more than |
|---|---|
${Object.entries(links)
  .map(([link, list]) => row([`\`${link}\``, `\`Query.${list}\``]))
  .join('\n')}
`;
}

if (process.argv[1] === import.meta.filename) writeFileSync(page, accessMatrix());
