import { Classes } from '@blueprintjs/core';
import { useStore } from '@nanostores/react';
import { formatNumber } from '../../crud/resource/format';
import type { TrackerSummaryQuery } from '../../gql/tracker/graphql';
import { messages } from './messages';

/** Readings a minute, devices, unknown ones. */
export function SummaryCards({ summary }: { summary: TrackerSummaryQuery['trackerSummary'] }) {
  const t = useStore(messages);
  const { readingsLastMinute, devices, unknownDevices } = summary;
  const numbers = [
    { text: t.readings, value: readingsLastMinute, tone: 'neutral' },
    { text: t.devices, value: devices, tone: 'neutral' },
    { text: t.unknownDevices, value: unknownDevices, tone: unknownDevices > 0 ? 'warning' : 'neutral' },
  ];
  return (
    <dl className="tracker-summary" aria-label={t.summary}>
      {numbers.map(({ text, value, tone }) => (
        <div key={text} className={Classes.CARD} data-tone={tone}>
          <dt>{text}</dt>
          <dd>{formatNumber(value)}</dd>
        </div>
      ))}
    </dl>
  );
}
