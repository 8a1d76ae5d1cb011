import { findBreakingChanges, type GraphQLSchema } from 'graphql';

export interface Announcements {
  /** Breaking changes that nobody announced, in graphql-js's own words. */
  readonly unannounced: string[];
  /** Announcements of what is no breaking change since the baseline. */
  readonly unfounded: string[];
}

const section = '## Breaking since the baseline';

/**
 * Holds the breaking changes between two schemas against what the list of changes announces: a line each in the section
 * "Breaking since the baseline", `- <the change in graphql-js's words> — <why, and what to do instead>`.
 * @throws if the list has no such section, or a line of it gives no reason
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
  };
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
