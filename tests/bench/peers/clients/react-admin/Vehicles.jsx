import { DataTable, List } from 'react-admin';
import { columns, pageSize } from '../data-api.js';

/** The list of vehicles: sorted by its headers, a page at a time. */
export default function Vehicles() {
  return (
    <List perPage={pageSize} exporter={false}>
      <DataTable bulkActionButtons={false}>
        {columns.map(([source, label]) => (
          <DataTable.Col key={source} source={source} label={label} />
        ))}
      </DataTable>
    </List>
  );
}
