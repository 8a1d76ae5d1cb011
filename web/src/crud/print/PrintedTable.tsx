import { useStore } from '@nanostores/react';
import { usePrinting } from '../../ui/use-printing';
import { cellText } from '../resource/cell';
import type { Resource, TableRow } from '../resource/resource';
import { visibleKeys } from '../table/column-layout';
import type { LayoutControls } from '../table/use-column-layout';

interface Props extends Pick<LayoutControls, 'layout'> {
  resource: Resource;
  rows: readonly TableRow[];
  caption: string;
}

/** The rows of a page as a plain table, for paper: the table of the screen has those in sight only. */
export function PrintedTable({ resource, rows, layout, caption }: Props): React.JSX.Element | null {
  const texts = useStore(resource.texts);
  if (!usePrinting()) return null;
  const columns = visibleKeys(layout).flatMap((key) =>
    resource.columns.filter((column) => column.key === key),
  );
  return (
    <table className="printed-table">
      <caption>{caption}</caption>
      <thead>
        <tr>
          {columns.map(({ key, header, align }) => (
            <th key={key} scope="col" className={align === 'right' ? 'cell-right' : undefined}>
              {texts[header] ?? key}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ id, cells }) => (
          <tr key={id}>
            {columns.map(({ key, align }) => (
              <td key={key} className={align === 'right' ? 'cell-right' : undefined}>
                {cellText(cells[key] ?? { text: '' }, texts)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
