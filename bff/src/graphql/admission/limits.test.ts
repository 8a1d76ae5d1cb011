import { Kind, parse } from 'graphql';
import { clientOperations } from '../../testing/client-operations.js';
import { measureOf, repetitionsIn } from './document-measure.js';
import { limits } from './limits.js';
import { measured } from './operation-limits.js';

/** Maximum share of a limit that the client may use, so that its operations can grow and an integration's can be larger. */
const share = 2 / 3;

test.each(clientOperations())('the client’s $name uses at most two thirds of each limit', ({ query }) => {
  const document = parse(query, { maxTokens: limits.tokens * share });
  expect(document.definitions.length).toBeLessThan(limits.definitions * share);
  const measure = measureOf(document);
  for (const operation of document.definitions) {
    if (operation.kind !== Kind.OPERATION_DEFINITION) continue;
    for (const [key, limit, what] of measured)
      expect([what, measure(operation)[key] <= limit * share]).toEqual([what, true]);
    expect(repetitionsIn(document, operation)).toBeLessThan(limits.repetitions * share);
  }
});
