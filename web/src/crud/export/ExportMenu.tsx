import { useApolloClient } from '@apollo/client/react';
import { Menu, MenuItem } from '@blueprintjs/core';
import { useStore } from '@nanostores/react';
import type { ExportFormat } from '../../gql/graphql';
import { type ExportedList, startDownload } from '../../ui/export/downloads';
import { messages } from '../../ui/export/panel-messages';

interface Props {
  list: ExportedList;
  /** The name of one record of the list. */
  title: string;
}

/** The kinds of file that a list can be made into. */
export default function ExportMenu({ list, title }: Props): React.JSX.Element {
  const t = useStore(messages);
  const client = useApolloClient();
  const start = (format: ExportFormat) => void startDownload(client, list, format, title);
  return (
    <Menu>
      <MenuItem text={t.asXlsx} onClick={() => start('XLSX')} />
      <MenuItem text={t.asCsv} onClick={() => start('CSV')} />
    </Menu>
  );
}
