import { LazyRecordDialog } from '../crud/dialog/LazyRecordDialog';
import { NEW_RECORD } from '../crud/resource/list-state';
import { usePermission } from '../crud/resource/use-permission';
import '../crud/controls/crud.css';
import { useScreenNavigation } from '../ui/screen-navigation';
import { complaint } from './complaint';

/** Creates a complaint at its own address, over the list. */
export default function CreateComplaint(): React.JSX.Element {
  const navigate = useScreenNavigation();
  const options = complaint.useOptions();
  const may = usePermission(complaint);
  const toList = (): void => navigate('/complaint/maintanance?page=1', { replace: true });
  return (
    <LazyRecordDialog
      resource={complaint}
      options={options}
      record={NEW_RECORD}
      may={may}
      onChanged={() => undefined}
      onClose={toList}
      onSaved={(page) => (page === undefined ? toList() : navigate(page, { replace: true }))}
    />
  );
}
