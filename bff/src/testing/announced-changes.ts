import {
  findBreakingChanges,
  type GraphQLNamedType,
  type GraphQLSchema,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isObjectType,
} from 'graphql';

interface Announcements {
  /** Breaking changes without an announcement, as graphql-js describes them. */
  readonly unannounced: string[];
  /** Announcements without a breaking change since the baseline. */
  readonly unfounded: string[];
  /** Parts that were removed and not deprecated in the baseline. */
  readonly undeprecated: string[];
  /** Deprecations without a date or a replacement. */
  readonly unreasoned: string[];
}

const section = '## Breaking since the baseline';

/**
 * Compares the breaking changes between two schemas with the announcements: lines of the section "Breaking since the baseline",
 * `- <graphql-js's description> — <the reason, and what to do instead>`.
 * @throws if the list has no such section, or a line has no reason
 */
export function compareAnnouncements(
  baseline: GraphQLSchema,
  current: GraphQLSchema,
  list: string,
): Announcements {
  const broken = findBreakingChanges(baseline, current).map(({ description }) => description);
  const announced = announcedIn(list);
  return {
    unannounced: broken.filter((change) => !announced.includes(change)),
    unfounded: announced.filter((change) => !broken.includes(change)),
    undeprecated: removedUnmarked(baseline, current),
    unreasoned: [...partsOf(current)]
      .filter(([, reason]) => reason !== null && !dated.test(reason))
      .map(([name]) => name),
  };
}

/** `2026-11-22: select shade`. */
const dated = /^\d{4}-\d{2}-\d{2}: \S/;

/** Removed parts that were not deprecated. The parts of a removed type are left out: they follow from its removal. */
function removedUnmarked(baseline: GraphQLSchema, current: GraphQLSchema): string[] {
  const left = new Map(partsOf(current));
  return [...partsOf(baseline)]
    .filter(([name, reason]) => !left.has(name) && reason === null && current.getType(ownerOf(name)))
    .map(([name]) => name);
}

const ownerOf = (name: string) => name.split('.', 1)[0] ?? '';

/** Everything that can be deprecated, as `Type.field`, `Type.field(argument)` or `Enum.MEMBER`, with the reason or null. */
function* partsOf(schema: GraphQLSchema): Generator<[string, string | null]> {
  const types: readonly GraphQLNamedType[] = Object.values(schema.getTypeMap());
  for (const type of types) {
    if (type.name.startsWith('__')) continue;
    if (isEnumType(type))
      for (const { name, deprecationReason } of type.getValues())
        yield [`${type.name}.${name}`, deprecationReason ?? null];
    if (isInputObjectType(type))
      for (const { name, deprecationReason } of Object.values(type.getFields()))
        yield [`${type.name}.${name}`, deprecationReason ?? null];
    if (!isObjectType(type) && !isInterfaceType(type)) continue;
    for (const field of Object.values(type.getFields())) {
      yield [`${type.name}.${field.name}`, field.deprecationReason ?? null];
      for (const { name, deprecationReason } of field.args)
        yield [`${type.name}.${field.name}(${name})`, deprecationReason ?? field.deprecationReason ?? null];
    }
  }
}

function announcedIn(list: string): string[] {
  const [, text] = list.split(`${section}\n`);
  if (text === undefined) throw new Error(`The list of schema changes has no section "${section}".`);
  const lines = (text.split('\n## ', 1)[0] ?? '').split('\n').filter((line) => line.startsWith('- '));
  return lines.map((line) => {
    const [change, reason] = line.slice(2).split(' — ');
    if (!change || !reason?.trim()) throw new Error(`This announcement gives no reason: ${line}`);
    return change.trim();
  });
}
