import { readFileSync } from 'node:fs';
import { buildSchema } from 'graphql';
import { buildGatewaySchema } from '../../build-schema.js';
import { compareAnnouncements } from '../../testing/announced-changes.js';
import { printGatewaySchema } from './print-gateway-schema.js';

const documentation = (name: string) =>
  readFileSync(new URL(`../../../../docs/${name}`, import.meta.url), 'utf8');

test('the schema breaks no client since the baseline, but where docs/schema-changes.md says so', () => {
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
    `type Query { color: String! @deprecated(reason: "${since}: ask for shade") year(of: ID): Int }
    enum Side { LEFT RIGHT @deprecated(reason: "${since}: nothing is there") }`,
  );
  const none = { unannounced: [], unfounded: [], undeprecated: [], unreasoned: [] };
  const list = (...lines: string[]) =>
    `# Changes\n\n## Breaking since the baseline\n${lines.join('\n')}\n\n## Before\n- Query.old was removed. — It was old.\n`;

  test.each([
    [
      'a field that is gone',
      'type Query { year(of: ID): Int } enum Side { LEFT RIGHT }',
      'Query.color was removed.',
    ],
    [
      'a type that is another',
      'type Query { color: Int! year(of: ID): Int } enum Side { LEFT RIGHT }',
      'Query.color changed type from String! to Int!.',
    ],
    [
      'an argument that is asked for now',
      'type Query { color: String! year(of: ID!): Int } enum Side { LEFT RIGHT }',
      'Query.year arg of has changed type from ID to ID!.',
    ],
    [
      'a member of an enum that is gone',
      'type Query { color: String! year(of: ID): Int } enum Side { LEFT }',
      'RIGHT was removed from enum type Side.',
    ],
  ])('that breaks clients is found, and accepted once announced: %s', (_case, after, change) => {
    const current = buildSchema(after);
    expect(compareAnnouncements(before, current, list())).toEqual({ ...none, unannounced: [change] });
    expect(compareAnnouncements(before, current, list(`- ${change} — Nobody asked for it.`))).toEqual(none);
  });

  test.each([
    ['a field', 'Query.year', 'type Query { color: String! } enum Side { LEFT RIGHT }'],
    ['a member', 'Side.LEFT', 'type Query { color: String! year(of: ID): Int } enum Side { RIGHT }'],
    ['an argument', 'Query.year(of)', 'type Query { color: String! year: Int } enum Side { LEFT RIGHT }'],
  ])(
    'that takes %s away without a deprecation in the baseline is found, announced or not',
    (_what, name, after) => {
      expect(compareAnnouncements(before, buildSchema(after), list()).undeprecated).toContain(name);
    },
  );

  test('that deprecates says since when, and what to ask for instead', () => {
    const current = (reason: string) =>
      buildSchema(
        `type Query { color: String! year(of: ID): Int @deprecated(reason: "${reason}") } enum Side { LEFT RIGHT }`,
      );
    expect(compareAnnouncements(before, current('old'), list()).unreasoned).toEqual([
      'Query.year',
      'Query.year(of)',
    ]);
    expect(compareAnnouncements(before, current(`${since}: ask for age`), list())).toEqual(none);
  });

  test('that only adds needs no announcement', () => {
    const current = buildSchema(
      'type Query { color: String! year(of: ID, at: Int): Int more: Int } enum Side { LEFT RIGHT }',
    );
    expect(compareAnnouncements(before, current, list())).toEqual(none);
  });

  test('that was announced and not made is found too', () => {
    const announced = '- Query.color was removed. — Nobody asked for it.';
    expect(compareAnnouncements(before, before, list(announced)).unfounded).toEqual([
      'Query.color was removed.',
    ]);
  });

  test('has to be announced with a reason', () => {
    expect(() => compareAnnouncements(before, before, list('- Query.color was removed.'))).toThrow(
      'gives no reason',
    );
  });
});
