import type { Resource, ResourceCard } from '../resource/resource';
import type { ColumnLayout } from '../table/column-layout';

/**
 * A resource's card as the person has arranged the list's columns: a hidden column is not on it, and one that was pinned or
 * chosen is a further fact. The name stays, and so does what the table shows only by choice.
 */
export function arrangedCard({ card, columns }: Resource, { hidden, pinned }: ColumnLayout): ResourceCard {
  const { name, statuses, facts } = card;
  const declared = [...name, ...statuses, ...facts].map(({ key }) => key);
  const optional = columns.filter(({ isOptional }) => isOptional).map(({ key }) => key);
  const isShown = ({ key }: { key: string }) => !hidden.includes(key);
  const isFact = ({ key }: { key: string }) =>
    isShown({ key }) || (optional.includes(key) && declared.includes(key));
  const further = columns.filter(
    ({ key }) => (pinned.includes(key) || optional.includes(key)) && !declared.includes(key),
  );
  return {
    name,
    statuses: statuses.filter(isFact),
    facts: [...facts, ...further].filter(isFact),
  };
}
