import { Classes, HTMLTable, Switch } from '@blueprintjs/core';
import { AddIcon, DisableIcon, EditIcon, ErrorIcon } from '@blueprintjs/icons';
import { useStore } from '@nanostores/react';
import { useState } from 'react';
import { StatusLabel } from '../controls/StatusLabel';
import type { Choices } from '../resource/choices';
import { formatNumber } from '../resource/format';
import type { ImportAction } from '../resource/resource';
import { messages } from './messages';
import { countsOf, type PlannedRow } from './rows/planned-rows';

const ACTIONS: Choices<ImportAction, 'add' | 'change' | 'none' | 'refuse'> = {
  ADD: { text: 'add', icon: <AddIcon />, tone: 'success' },
  CHANGE: { text: 'change', icon: <EditIcon />, tone: 'primary' },
  NONE: { text: 'none', icon: <DisableIcon />, tone: 'neutral' },
  REFUSE: { text: 'refuse', icon: <ErrorIcon />, tone: 'danger' },
};

/** Characters of a value that are shown. */
const MOST_SHOWN = 80;
const shortened = (value: string) => (value.length > MOST_SHOWN ? `${value.slice(0, MOST_SHOWN)}…` : value);

interface Props {
  rows: readonly PlannedRow[];
  /** Heading of the column with the record's name. */
  nameHeading: string;
}

/** The effect of each row, and why a row is refused. */
export function ImportTable({ rows, nameHeading }: Props): React.JSX.Element {
  const t = useStore(messages);
  const [isFiltered, setFiltered] = useState(false);
  const hasRefused = countsOf(rows).refuse > 0;
  const shown = isFiltered && hasRefused ? rows.filter(({ action }) => action === 'REFUSE') : rows;
  return (
    <>
      {hasRefused && (
        <Switch
          className="toggle"
          checked={isFiltered}
          label={t.onlyRefused}
          onChange={({ currentTarget }) => setFiltered(currentTarget.checked)}
        />
      )}
      {/* Scrolled with the keyboard too. */}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be in reach of the keys */}
      <section className="import-rows panel" aria-label={t.rows} tabIndex={0}>
        <HTMLTable compact>
          <thead>
            <tr>
              <th scope="col">{t.row}</th>
              <th scope="col">{nameHeading}</th>
              <th scope="col">{t.status}</th>
              <th scope="col">{t.reasons}</th>
            </tr>
          </thead>
          <tbody>
            {shown.map(({ line, name, action, problems, changes }) => (
              <tr key={line}>
                <td>{formatNumber(line)}</td>
                <th scope="row">{name}</th>
                <td>
                  <StatusLabel choice={ACTIONS[action]} text={t[ACTIONS[action].text]} />
                </td>
                <td>
                  {changes.length > 0 && (
                    <ul className={Classes.LIST_UNSTYLED}>
                      {changes.map(({ label, from, to }) => (
                        <li key={label}>
                          <b>{label}</b>: {shortened(from)} → {shortened(to)}
                        </li>
                      ))}
                    </ul>
                  )}
                  {problems.length > 0 && (
                    <ul className={Classes.LIST_UNSTYLED}>
                      {problems.map(({ label, value, message }) => (
                        <li key={`${label} ${message}`}>
                          {label !== null && <b>{label}</b>}
                          {value !== '' && ` “${shortened(value)}”`}
                          {(label !== null || value !== '') && ': '}
                          {message}
                        </li>
                      ))}
                    </ul>
                  )}
                </td>
              </tr>
            ))}
          </tbody>
        </HTMLTable>
      </section>
    </>
  );
}
