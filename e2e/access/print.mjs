import { writeFileSync } from 'node:fs';
import { inHouse } from '../../scripts/house.mjs';
import { callers, lines, links, verdictOn } from './rules.mjs';

export const page = inHouse('docs', 'access-matrix.md');

const row = (/** @type {string[]} */ cells) => `| ${cells.join(' | ')} |`;

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

Every root field of the schema and every link, by who asks. The rules stand in \`e2e/access/rules.mjs\`, after the contract's section 3;
\`npm run access-matrix\` prints them here, and \`e2e/access-matrix.test.ts\` asks each field as each caller and holds the answers and this page to them.

- **yes**: answers, of what is in the caller's scope; a save is let through to its own rules.
- **not there**: answers as for a record that does not exist, neither what it is nor that it is.
- **no**: \`FORBIDDEN\`. **sign in**: \`UNAUTHENTICATED\`.
- "of another's": asked for a record out of the caller's scope; the platform's scope is everything.
- "without menus": the user type has no menu at all. With some, a field is "yes" where its menu is among them.

${row(head)}
${row(head.map(() => '---'))}
${table.join('\n')}

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
