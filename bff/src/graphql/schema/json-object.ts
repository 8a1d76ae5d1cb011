import { GraphQLError, GraphQLScalarType } from 'graphql';
import { GraphQLJSONObject } from 'graphql-scalars';

/** Maximum levels of objects and lists in a JSON input: more than a client needs, fewer than recursive functions can handle. */
const maximumDepth = 32;

const config = GraphQLJSONObject.toConfig();

/** `JSONObject` of graphql-scalars, with a limit on how deeply an input is nested. */
export const JsonObject = new GraphQLScalarType<object, object>({
  ...config,
  description: `${config.description} As an input it has at most ${maximumDepth} levels of objects and lists.`,
  parseValue: (value) => {
    refuseDeep(value);
    return config.parseValue(value);
  },
  parseLiteral: (node, variables) => {
    const value = config.parseLiteral(node, variables);
    refuseDeep(value);
    return value;
  },
});

/** Not recursive, because a deep input would exhaust the stack. */
function refuseDeep(input: unknown): void {
  const waiting: { value: unknown; depth: number }[] = [{ value: input, depth: 0 }];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    const { value, depth } = next;
    if (typeof value !== 'object' || value === null) continue;
    if (depth === maximumDepth)
      throw new GraphQLError(`JSON may be nested at most ${maximumDepth} levels deep.`, {
        extensions: { code: 'BAD_USER_INPUT' },
      });
    for (const content of Object.values(value)) waiting.push({ value: content, depth: depth + 1 });
  }
}
