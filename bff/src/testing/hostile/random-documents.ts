import fc from 'fast-check';
import {
  type GraphQLField,
  type GraphQLObjectType,
  type GraphQLSchema,
  getNamedType,
  isLeafType,
  isObjectType,
  isRequiredArgument,
} from 'graphql';

/** A random index from 0 up to but not including `count`. */
type Pick = (count: number) => number;

/** First fields of documents: some need no session, some have many relations. */
const roots = [
  ['signInOptions', 'SignInOptions'],
  ['vehicle(id: "7")', 'Vehicle'],
  ['me', 'Me'],
  ['vehicles(size: 2)', 'VehiclePage'],
  ['complaint(id: "7")', 'ComplaintDetail'],
  ['__schema', '__Schema'],
] as const;

interface Shape {
  /** Selections of a selection set. */
  readonly width: number;
  /** Depth of nested fields in one fragment. */
  readonly levels: number;
  /** Depth of nested inline fragments. */
  readonly inline: number;
  readonly fragments: number;
  /** Fragments that each fragment spreads. */
  readonly spreads: number;
}

const objectOf = (schema: GraphQLSchema, name: string): GraphQLObjectType => {
  const type = schema.getType(name);
  if (!isObjectType(type)) throw new Error(`The schema has no object ${name}.`);
  return type;
};

const isFree = ({ args }: GraphQLField<unknown, unknown>) => !args.some(isRequiredArgument);

/** A document whose fragments spread later ones, all reachable from its query. Apart from its size it is valid. */
function documentOf(schema: GraphQLSchema, shape: Shape, pick: Pick): string {
  const [root, typeName] = roots[pick(roots.length)] ?? roots[0];
  // Most fragments are on one type and spread each other; those on other types are reached by fields.
  const types: GraphQLObjectType[] = [objectOf(schema, typeName)];
  for (const type of types.slice(0, 4))
    for (const field of Object.values(type.getFields())) {
      const below = getNamedType(field.type);
      if (isFree(field) && isObjectType(below) && types.length < 4 && !types.includes(below))
        types.push(below);
    }
  const fragmentTypes = Array.from(
    { length: shape.fragments },
    () => types[pick(3) > 0 ? 0 : pick(types.length)],
  );
  const directive = () =>
    ['', '', '', '', '', ' @include(if: $yes)', ' @skip(if: $no)', ' @include(if: true)'][pick(8)] ?? '';
  const reached = new Set<number>();

  const spreadOf = (type: GraphQLObjectType, after: number, nearby: number): string => {
    const index = fragmentTypes.findIndex((of, at) => at > after + nearby && of === type);
    if (index < 0) return '__typename';
    reached.add(index);
    return `...F${index}${directive()}`;
  };
  const fieldOf = (type: GraphQLObjectType, after: number, levels: number): string => {
    const fields = Object.values(type.getFields()).filter(isFree);
    const field = fields[pick(fields.length)];
    if (!field) return '__typename';
    // An alias is the same for the same field: fields overlap, and can be merged.
    const alias = pick(12) === 0 ? `${field.name}_: ` : '';
    const below = getNamedType(field.type);
    if (isLeafType(below)) return `${alias}${field.name}${directive()}`;
    if (!isObjectType(below) || levels === 0) return '__typename';
    return `${alias}${field.name}${directive()} ${setOf(below, after, levels - 1)}`;
  };
  const partOf = (type: GraphQLObjectType, after: number, levels: number): string => {
    if (pick(5) > 0) return fieldOf(type, after, levels);
    const condition = pick(2) === 0 ? '' : `on ${type.name} `;
    const depth = 1 + pick(shape.inline);
    return `${`... ${condition}{ `.repeat(depth)}${fieldOf(type, after, levels)}${' }'.repeat(depth)}`;
  };
  const setOf = (type: GraphQLObjectType, after: number, levels: number): string => {
    const parts = Array.from({ length: 1 + pick(shape.width) }, () => partOf(type, after, levels));
    const spreads = Array.from({ length: shape.spreads }, (_, nearby) => spreadOf(type, after, nearby));
    return `{ ${[...parts, ...spreads].join(' ')} }`;
  };

  const query = `query ($yes: Boolean! = true, $no: Boolean! = false) { a: __typename @include(if: $yes) @skip(if: $no) ${root} ${setOf(objectOf(schema, typeName), -1, 1)} }`;
  const fragments = fragmentTypes.flatMap((type, index) =>
    type && reached.has(index)
      ? [`fragment F${index} on ${type.name} ${setOf(type, index, shape.levels)}`]
      : [],
  );
  return [query, ...fragments].join('\n');
}

/** Documents of all sizes and shapes: graphs of fragments, nested inline fragments, overlapping fields, aliases, directives and variables. */
export function randomDocument(schema: GraphQLSchema): fc.Arbitrary<string> {
  const shape = fc.record({
    width: fc.integer({ min: 1, max: 8 }),
    levels: fc.integer({ min: 0, max: 3 }),
    inline: fc.integer({ min: 1, max: 40 }),
    fragments: fc.oneof(fc.integer({ min: 0, max: 8 }), fc.integer({ min: 0, max: 48 })),
    spreads: fc.integer({ min: 0, max: 3 }),
  });
  const random = fc.array(fc.nat(), { minLength: 30, maxLength: 300 });
  return fc.tuple(shape, random).map(([chosen, numbers]) => {
    let used = 0;
    return documentOf(schema, chosen, (count) => (numbers[used++ % numbers.length] ?? 0) % count);
  });
}
