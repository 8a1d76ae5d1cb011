import { useQuery } from '@apollo/client/react';
import { Classes } from '@blueprintjs/core';
import { useStore } from '@nanostores/react';
import type { BulkChangesQuery } from '../../gql/bulk-change/graphql';
import { $screens, type Screen } from '../../navigation/screens';
import { Time } from '../../ui/dates/Time';
import { ScreenLink } from '../../ui/screen-navigation';
import { formatNumber } from '../resource/format';
import { reportAddress } from '../resource/list-state';
import { messages } from './messages';
import { HISTORY } from './operations';

type Change = BulkChangesQuery['bulkChanges']['items'][number];

/** The person's latest changes of many rows and imports, each with a link to its report; nothing where there are none. */
export default function BulkHistory(): React.JSX.Element | null {
  const t = useStore(messages);
  const { data } = useQuery(HISTORY, { fetchPolicy: 'cache-and-network' });
  const changes = data?.bulkChanges.items ?? [];
  if (changes.length === 0) return null;
  return (
    <>
      <h3>{t.history}</h3>
      <ul className="downloads-list">
        {changes.map((change) => (
          <HistoryItem key={change.id} change={change} />
        ))}
      </ul>
    </>
  );
}

function HistoryItem({ change }: { change: Change }): React.JSX.Element | null {
  const t = useStore(messages);
  const { id, resource, state, createdAt } = change;
  const screen = $screens.get().find(({ adds }) => adds !== undefined && adds === resource);
  if (screen === undefined) return null;
  const { isImport, added, removed, changed, unchanged, refused, total } = change;
  const isOver = state === 'DONE' || state === 'FAILED';
  return (
    <li>
      <div className="downloads-item">
        <ScreenLink
          to={reportAddress(screen.path, id)}
          className={`downloads-name ${Classes.POPOVER_DISMISS}`}
        >
          <Title screen={screen} isImport={isImport} />
        </ScreenLink>
        {createdAt && <Time at={createdAt} />}
      </div>
      <p>
        {isOver
          ? t.done({
              changed: formatNumber(changed),
              unchanged: formatNumber(unchanged),
              refused: formatNumber(refused),
            })
          : t.running({ done: formatNumber(changed + unchanged + refused), total: formatNumber(total) })}
        {added > 0 && ` ${t.added({ count: formatNumber(added) })}`}
        {removed > 0 && ` ${t.removed({ count: formatNumber(removed) })}`}
      </p>
    </li>
  );
}

function Title({ screen, isImport }: { screen: Screen; isImport: boolean }): React.JSX.Element {
  const t = useStore(messages);
  const { title } = useStore(screen.texts);
  return <strong>{isImport ? t.imported({ title }) : title}</strong>;
}
