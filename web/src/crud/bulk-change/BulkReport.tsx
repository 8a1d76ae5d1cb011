import './bulk.css';
import { useEffect } from 'react';
import type { Resource } from '../resource/resource';
import BulkDialog from './BulkDialog';
import { useBulkChange } from './use-bulk-change';

interface Props {
  resource: Resource;
  /** The bulk change, or the import. */
  id: string;
  /** Called when it has ended, or its undo has. */
  onChanged: () => void;
  onClose: () => void;
}

/** The progress or the report of a change of many rows that was started before, with its undo. */
export default function BulkReport({ resource, id, onChanged, onClose }: Props): React.JSX.Element | null {
  const change = useBulkChange(null, { onStarted: () => undefined, onChanged });
  const { follow } = change;
  useEffect(() => follow(id), [id, follow]);
  if (!change.isOpen) return null;
  return <BulkDialog resource={resource} change={change} onClose={onClose} />;
}
