import './resource-cards.css';
import { Classes } from '@blueprintjs/core';
import { useStore } from '@nanostores/react';
import { type MouseEvent, memo, useEffect, useMemo, useRef } from 'react';
import { Avatar } from '../../ui/Avatar';
import { isPlainClick } from '../../ui/screen-navigation';
import type { RowSelection } from '../bulk-change/row-selection';
import { StatusLabel } from '../controls/StatusLabel';
import { cellText } from '../resource/cell';
import type { Resource, ResourceCard, TableRow } from '../resource/resource';
import { CellContent } from '../table/CellContent';
import type { ColumnLayout } from '../table/column-layout';
import { arrangedCard } from './card-columns';

const SKELETON_CARDS = 6;
const NO_VALUE = '–';

interface RowActions {
  onOpen: (id: string) => void;
  /** The address that opens a row. */
  rowAddress: (id: string) => string;
  /** The address that shows a row's place on a map. */
  placeAddress: (id: string) => string;
  onPlace: (id: string) => void;
  selection: RowSelection | null | undefined;
}

interface Props extends RowActions {
  resource: Resource;
  /** Null while the first page loads: skeleton cards stand in. */
  rows: readonly TableRow[] | null;
  /** True if the rows are of a search gone by: shown dimmed until the new ones are there. */
  isStale: boolean;
  /** Id of the row saved last. */
  marked: string | undefined;
  layout: ColumnLayout;
  /** The number of the page, from 1. */
  number: number;
}

/** The rows of a list on a small screen: a card for each, which a tap opens. */
function ResourceCards(props: Props): React.JSX.Element {
  const { resource, rows, isStale, marked, layout, number, ...actions } = props;
  const texts = useStore(resource.texts);
  const card = useMemo(() => arrangedCard(resource, layout), [resource, layout]);
  const list = useRef<HTMLUListElement>(null);
  // The pager is below the cards: its next page starts out of view.
  // biome-ignore lint/correctness/useExhaustiveDependencies: on every other page
  useEffect(() => {
    if ((list.current?.getBoundingClientRect().top ?? 0) < 0) list.current?.scrollIntoView();
  }, [number]);
  return (
    <ul
      // biome-ignore lint/a11y/noRedundantRoles: Safari drops the role of lists without markers
      role="list"
      className="cards"
      ref={list}
      aria-label={texts.title}
      aria-busy={isStale || rows === null}
      data-stale={isStale}
    >
      {rows === null
        ? Array.from({ length: SKELETON_CARDS }, (_, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: equal and without state
            <SkeletonCard key={index} card={card} />
          ))
        : rows.map((row, index) => (
            <RowCard
              key={row.id}
              {...{ row, index, card, texts }}
              isMarked={row.id === marked}
              {...actions}
            />
          ))}
    </ul>
  );
}

export default memo(ResourceCards);

interface CardProps extends RowActions {
  isMarked: boolean;
  row: TableRow;
  /** On the page, from 0. */
  index: number;
  card: ResourceCard;
  texts: Readonly<Record<string, string>>;
}

const RowCard = memo(function RowCard(props: CardProps): React.JSX.Element {
  const {
    row,
    index: place,
    card,
    texts,
    isMarked,
    onOpen,
    rowAddress,
    placeAddress,
    onPlace,
    selection,
  } = props;
  /** Keeps a click within the app. */
  const within = (act: (id: string) => void) => (event: MouseEvent) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    if (!selection?.onClick(event, place)) act(row.id);
  };
  const cells = card.name.flatMap(({ key }) => row.cells[key] ?? []);
  const portrait = cells.find((cell) => cell.portrait !== undefined);
  const names = cells.map(({ text }) => text).filter((text) => text !== '');
  return (
    <li className="card panel" aria-current={isMarked || undefined} data-selected={selection?.has(row.id)}>
      <div className="card-head bar">
        {selection?.isChoosing && selection.box(place)}
        {portrait?.portrait !== undefined && <Avatar name={portrait.text} photo={portrait.portrait} />}
        <a
          className={`card-link ${Classes.TEXT_OVERFLOW_ELLIPSIS}`}
          href={rowAddress(row.id)}
          onClick={within(onOpen)}
        >
          {names.length === 0 ? NO_VALUE : names.join(' · ')}
        </a>
        {card.statuses.map(({ key, header }) => {
          const cell = row.cells[key] ?? { text: '' };
          if (cell.text === '') return null;
          const text = cellText(cell, texts);
          return (
            <span key={key}>
              <span className="visually-hidden">{texts[header]}: </span>
              {cell.choice === undefined ? text : <StatusLabel choice={cell.choice} text={text} />}
            </span>
          );
        })}
      </div>
      <dl className="card-facts">
        {card.facts.map((column, index) => (
          <div key={column.key}>
            <dt>{texts[column.header]}</dt>
            <dd>
              {row.cells[column.key]?.text ? (
                <CellContent
                  {...{ column, row, texts, placeAddress }}
                  rowIndex={index}
                  onPlaceClick={within(onPlace)}
                />
              ) : (
                NO_VALUE
              )}
            </dd>
          </div>
        ))}
      </dl>
    </li>
  );
});

/** As high as a card. */
function SkeletonCard({ card }: { card: ResourceCard }): React.JSX.Element {
  return (
    <li className="card panel" aria-hidden="true">
      <div className="card-head bar">
        <span className={`card-wait ${Classes.SKELETON}`} />
      </div>
      <div className="card-facts">
        {card.facts.map(({ key }) => (
          <div key={key}>
            <span className={`card-wait ${Classes.SKELETON}`} />
          </div>
        ))}
      </div>
    </li>
  );
}
