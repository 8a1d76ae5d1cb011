import { type CSSProperties, memo } from 'react';
import { Avatar } from '../../ui/Avatar';
import { MapMarker } from '../../ui/icons';
import type { CellContent } from '../cell';
import type { TableColumn } from '../resource';
import { StatusLabel } from '../StatusLabel';

interface Props {
  content: CellContent | undefined;
  align: TableColumn['align'];
  row: number;
  texts: Readonly<Record<string, string>>;
  /** The address that shows the row's place on a map; '' in a cell without a place. */
  address: string;
  /** Where the cell stands: the table's to give. */
  className?: string;
  style?: CSSProperties;
}

type Box = Readonly<Partial<Record<keyof CSSProperties, unknown>>>;

function isSameBox(one: Box = {}, other: Box = {}): boolean {
  return (
    one.left === other.left &&
    one.top === other.top &&
    one.width === other.width &&
    one.height === other.height
  );
}

/** The table words every cell anew for each pixel it scrolls, in objects of its own: what they say decides. */
function isSame(one: Props, other: Props): boolean {
  return (
    one.content === other.content &&
    one.align === other.align &&
    one.row === other.row &&
    one.texts === other.texts &&
    one.address === other.address &&
    one.className === other.className &&
    isSameBox(one.style, other.style)
  );
}

/**
 * One cell: a single element where Blueprint's has three, drawn once however far the table scrolls. What a scrolled frame
 * costs is the elements that it adds, each measured against all of the style sheets.
 */
export const RowCell = memo(function RowCell(props: Props): React.JSX.Element {
  const { content, align, row, texts, address, className = '', style } = props;
  const { choice, title, portrait, place } = content ?? {};
  const text = choice === undefined ? (content?.text ?? '') : (texts[choice.text] ?? choice.text);
  const classes = ['bp6-table-cell cell-text', className];
  if (align === 'right') classes.push('cell-right');
  if (portrait !== undefined) classes.push('cell-portrait');
  return (
    <div className={classes.join(' ')} style={style} title={title} data-row={row}>
      {portrait !== undefined && <Avatar name={text} photo={portrait} />}
      {choice !== undefined && <StatusLabel choice={choice} text={text} />}
      {choice === undefined && place === undefined && text}
      {place !== undefined && (
        <a href={address} className="cell-place">
          <MapMarker size={12} />
          {text}
        </a>
      )}
    </div>
  );
}, isSame);
