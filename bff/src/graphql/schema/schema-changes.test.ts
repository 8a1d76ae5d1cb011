import { readFileSync } from 'node:fs';
import { buildSchema } from 'graphql';
import { buildGatewaySchema } from '../../build-schema.js';
import { compareAnnouncements } from '../../testing/announced-changes.js';
import { printGatewaySchema } from './print-gateway-schema.js';

const documentation = (name: string) =>
  readFileSync(new URL(`../../../../docs/${name}`, import.meta.url), 'utf8');

test('breaking changes since the baseline are announced in docs/schema-changes.md', () => {
  const baseline = buildSchema(documentation('schema-baseline.graphql'));
  const current = buildSchema(printGatewaySchema(buildGatewaySchema()));
  expect(compareAnnouncements(baseline, current, documentation('schema-changes.md'))).toEqual({
    unannounced: [],
    unfounded: [],
    undeprecated: [],
    unreasoned: [],
  });
});

describe('a change of the schema', () => {
  const since = '2026-01-31';
  const before = buildSchema(
    `type Query { color: String! @deprecated(reason: "${since}: use shade") year(of: ID): Int }
    enum Side { LEFT RIGHT @deprecated(reason: "${since}: nothing is there") }`,
  );
  const none = { unannounced: [], unfounded: [], undeprecated: [], unreasoned: [] };
  const list = (...lines: string[]) =>
    `# Changes\n\n## Breaking since the baseline\n${lines.join('\n')}\n\n## Before\n- Query.old was removed. — It was old.\n`;

  test.each([
    [
      'a removed field',
      'type Query { year(of: ID): Int } enum Side { LEFT RIGHT }',
      'Query.color was removed.',
    ],
    [
      'a changed type',
      'type Query { color: Int! year(of: ID): Int } enum Side { LEFT RIGHT }',
      'Query.color changed type from String! to Int!.',
    ],
    [
      'an argument that is now required',
      'type Query { color: String! year(of: ID!): Int } enum Side { LEFT RIGHT }',
      'Query.year arg of has changed type from ID to ID!.',
    ],
    [
      'a removed enum member',
      'type Query { color: String! year(of: ID): Int } enum Side { LEFT }',
      'RIGHT was removed from enum type Side.',
    ],
  ])('is reported if it breaks clients, until it is announced: %s', (_case, after, change) => {
    const current = buildSchema(after);
    expect(compareAnnouncements(before, current, list())).toEqual({ ...none, unannounced: [change] });
    expect(compareAnnouncements(before, current, list(`- ${change} — Nobody used it.`))).toEqual(none);
  });

  test.each([
    ['a field', 'Query.year', 'type Query { color: String! } enum Side { LEFT RIGHT }'],
    ['a member', 'Side.LEFT', 'type Query { color: String! year(of: ID): Int } enum Side { RIGHT }'],
    ['an argument', 'Query.year(of)', 'type Query { color: String! year: Int } enum Side { LEFT RIGHT }'],
  ])(
    'is reported if it removes %s without a deprecation in the baseline, announced or not',
    (_what, name, after) => {
      expect(compareAnnouncements(before, buildSchema(after), list()).undeprecated).toContain(name);
    },
  );

  test('needs the date and the replacement in a deprecation', () => {
    const current = (reason: string) =>
      buildSchema(
        `type Query { color: String! year(of: ID): Int @deprecated(reason: "${reason}") } enum Side { LEFT RIGHT }`,
      );
    expect(compareAnnouncements(before, current('old'), list()).unreasoned).toEqual([
      'Query.year',
      'Query.year(of)',
    ]);
    expect(compareAnnouncements(before, current(`${since}: use age`), list())).toEqual(none);
  });

  test('needs no announcement if it only adds', () => {
    const current = buildSchema(
      'type Query { color: String! year(of: ID, at: Int): Int more: Int } enum Side { LEFT RIGHT }',
    );
    expect(compareAnnouncements(before, current, list())).toEqual(none);
  });

  test('is reported if it is announced and not made', () => {
    const announced = '- Query.color was removed. — Nobody used it.';
    expect(compareAnnouncements(before, before, list(announced)).unfounded).toEqual([
      'Query.color was removed.',
    ]);
  });

  test('needs a reason in its announcement', () => {
    expect(() => compareAnnouncements(before, before, list('- Query.color was removed.'))).toThrow(
      'gives no reason',
    );
  });
});
