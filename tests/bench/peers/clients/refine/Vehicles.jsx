import { List, useTable } from '@refinedev/antd';
import { Table } from 'antd';
import { columns, pageSize } from '../data-api.js';

/** The list of vehicles: sorted by its headers, a page at a time. */
export default function Vehicles() {
  const { tableProps } = useTable({ resource: 'vehicles', pagination: { pageSize } });
  return (
    <List>
      <Table {...tableProps} rowKey="id" scroll={{ x: true }}>
        {columns.map(([name, title]) => (
          <Table.Column key={name} dataIndex={name} title={title} sorter />
        ))}
      </Table>
    </List>
  );
}
