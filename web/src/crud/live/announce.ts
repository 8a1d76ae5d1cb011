import type { ApolloClient } from '@apollo/client';
import { alertSettings } from '../../ui/alerts/alert-settings';
import { showToast } from '../../ui/messages/toast';
import { formatNumber } from '../resource/format';
import type { AnyRecord, LiveChange, Resource } from '../resource/resource';
import { messages } from './messages';

/** Milliseconds on screen: long enough to reach the link. */
const TOAST_MS = 8000;

interface Announced {
  client: ApolloClient;
  resource: Resource;
  changes: readonly LiveChange<AnyRecord>[];
  rowAddress: (id: string) => string;
  open: (address: string) => void;
}

/** Shows a snackbar for a batch of changes, and the alerts that the person has switched on, outside of their quiet hours. */
export function announce({ client, resource, changes, rowAddress, open }: Announced): void {
  const t = messages.get();
  const { record: recordName } = resource.texts.get();
  const [first] = changes;
  const record = changes.length === 1 ? first?.record : undefined;
  const isNew = first?.isNew === true;
  const title =
    record == null
      ? t.several({ record: recordName, count: formatNumber(changes.length) })
      : (isNew ? t.addedTitle : t.changedTitle)({ record: recordName });
  const detail = record == null ? '' : nameOf(resource, record);
  const address = record == null ? undefined : rowAddress(record.id);
  const action = address && { text: t.open, to: address, act: () => open(address) };
  showToast('primary', title, TOAST_MS, action ? { detail, action } : {});
  const { sound, browser } = alertSettings();
  if (!sound && !browser) return;
  void import('../../ui/alerts/alert').then(
    ({ alert }) => alert(client, { title, detail, onOpen: () => address && open(address) }),
    ignore,
  );
}

/** The columns that name the record, and its first fact. */
function nameOf({ card, live }: Resource, record: AnyRecord): string {
  const cells = live?.cellsOf(record) ?? {};
  const columns = [...card.name, ...card.facts.slice(0, 1)];
  return columns.flatMap(({ key }) => cells[key]?.text || []).join(' · ');
}

/** The code could not be loaded; the snackbar is there. */
const ignore = (): void => undefined;
