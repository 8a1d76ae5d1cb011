import { useQuery } from '@apollo/client/react';
import { useMemo } from 'react';
import type { Me } from '../../api/session';
import { graphql } from '../../gql';
import { hasPath } from '../../navigation/menus';
import { useDebounced } from '../../ui/use-debounced';
import { iconOf } from '../menu/menu';
import type { Navigation } from '../routing/use-navigation';
import type { Entry, Group } from './entry';

/**
 * One operation for all kinds of records: each part is included if the user has its menu, and costs one upstream call. What an
 * entry shows is named `text` and `note` whatever the kind.
 */
const PALETTE = graphql(`
  query Palette(
    $text: String!, $vehicles: Boolean!, $tenants: Boolean!, $suppliers: Boolean!, $contracts: Boolean!, $users: Boolean!,
    $complaints: Boolean!
  ) {
    vehicles(filter: { search: { field: LICENSE_PLATE, text: $text } }, size: 5) @include(if: $vehicles) {
      items { id text: licensePlate note: supplierName }
    }
    complaints(filter: { search: { field: LICENSE_PLATE, text: $text } }, size: 5) @include(if: $complaints) {
      items { id text: title note: licensePlate }
    }
    tenants(filter: { search: { field: NAME, text: $text } }, size: 5) @include(if: $tenants) {
      items { id text: name note: email }
    }
    suppliers(filter: { search: { field: NAME, text: $text } }, size: 5) @include(if: $suppliers) {
      items { id text: name note: email }
    }
    contracts(filter: { search: { field: CONTRACT_NO, text: $text } }, size: 5) @include(if: $contracts) {
      items { id text: contractNo note: tenantName }
    }
    users(filter: { search: { field: NAME, text: $text } }, size: 5) @include(if: $users) {
      items { id text: name note: email }
    }
  }
`);

/** Milliseconds without a key press before the request is sent. */
const DEBOUNCE_MS = 250;
const MIN_LENGTH = 2;

const TICKETS = { path: 'complaint/maintanance', group: 'tickets' } as const;

/** The list that shows each kind of record, whose menu permits to search it; and the heading of its entries. */
const KINDS = [
  { kind: 'vehicles', path: 'vehicle/manage', group: 'plates' },
  { kind: 'complaints', ...TICKETS },
  { kind: 'tenants', path: 'company-tenant/manage', group: 'tenants' },
  { kind: 'suppliers', path: 'company-supplier/manage', group: 'suppliers' },
  { kind: 'contracts', path: 'company-contract/manage', group: 'contracts' },
  { kind: 'users', path: 'user/manage', group: 'users' },
] as const;

interface FoundRecord {
  id: string;
  text: string;
  note?: string | null | undefined;
}

export type RecordOpener = Pick<Navigation, 'recordAddress' | 'openRecord'>;

/** The entry of a record, which opens it in its list. */
export function recordEntry(
  { group, path, id, text, note }: FoundRecord & { group: Group; path: string },
  navigation: RecordOpener,
): Entry {
  return {
    id: `record ${path} ${id}`,
    group,
    text,
    ...(note ? { note } : {}),
    icon: iconOf(path),
    href: navigation.recordAddress(path, id),
    run: () => navigation.openRecord(path, id),
  };
}

interface RecordSearch {
  entries: readonly Entry[];
  isSearching: boolean;
  error: Error | undefined;
  retry: () => void;
}

/** The text that is typed for a ticket by its number, such as `#12`. */
const TICKET_NUMBER = /^#[1-9]\d{0,8}$/;

/**
 * Searches plates, companies, contracts and users, as far as the user may read them. A ticket's number opens its page without
 * a request; the page says when there is no such ticket.
 */
export function useRecordSearch(typed: string, menus: Me['menus'], navigation: RecordOpener): RecordSearch {
  const text = useDebounced(typed, DEBOUNCE_MS);
  const includes = (kind: (typeof KINDS)[number]['kind']): boolean =>
    KINDS.some((one) => one.kind === kind && hasPath(menus, one.path));
  const parts = {
    vehicles: includes('vehicles'),
    complaints: includes('complaints'),
    tenants: includes('tenants'),
    suppliers: includes('suppliers'),
    contracts: includes('contracts'),
    users: includes('users'),
  };
  const isTicket = TICKET_NUMBER.test(typed);
  const isWanted = typed.length >= MIN_LENGTH && !isTicket && Object.values(parts).some(Boolean);
  const { data, error, loading, refetch } = useQuery(PALETTE, {
    variables: { text, ...parts },
    skip: !isWanted || text.length < MIN_LENGTH,
    notifyOnNetworkStatusChange: true,
  });
  const isCurrent = isWanted && text === typed;
  const ticket = isTicket && parts.complaints ? typed : null;
  const entries = useMemo(() => {
    if (ticket !== null) return [recordEntry({ ...TICKETS, id: ticket.slice(1), text: ticket }, navigation)];
    return KINDS.flatMap(({ kind, path, group }) => {
      const found: readonly FoundRecord[] = (isCurrent && data?.[kind]?.items) || [];
      return found.map((record) => recordEntry({ ...record, path, group }, navigation));
    });
  }, [ticket, isCurrent, data, navigation]);
  return {
    entries,
    isSearching: isWanted && (text !== typed || (loading && data === undefined)),
    error: isCurrent && !loading ? error : undefined,
    retry: () => void refetch().catch(() => undefined),
  };
}
