import { useQuery } from '@apollo/client/react';
import { useEffect, useMemo, useState } from 'react';
import type { Me } from '../../api/session';
import { graphql } from '../../gql';
import type { PaletteQuery } from '../../gql/graphql';
import { hasPath } from '../routing/guards';
import { iconOf } from '../routing/menu';
import type { Entry, Group } from './entry';

/** One operation for all kinds: each part is included if the user has its menu, and costs one upstream call. */
const PALETTE = graphql(`
  query Palette(
    $text: String!, $vehicles: Boolean!, $tenants: Boolean!, $suppliers: Boolean!, $contracts: Boolean!, $users: Boolean!,
    $complaints: Boolean!
  ) {
    vehicles(filter: { search: { field: LICENSE_PLATE, text: $text } }, size: 5) @include(if: $vehicles) {
      items { id licensePlate supplierName }
    }
    complaints(filter: { search: { field: LICENSE_PLATE, text: $text } }, size: 5) @include(if: $complaints) {
      items { id title licensePlate }
    }
    tenants(filter: { search: { field: NAME, text: $text } }, size: 5) @include(if: $tenants) {
      items { id name email }
    }
    suppliers(filter: { search: { field: NAME, text: $text } }, size: 5) @include(if: $suppliers) {
      items { id name email }
    }
    contracts(filter: { search: { field: CONTRACT_NO, text: $text } }, size: 5) @include(if: $contracts) {
      items { id contractNo tenantName }
    }
    users(filter: { search: { field: NAME, text: $text } }, size: 5) @include(if: $users) {
      items { id name email }
    }
  }
`);

/** Milliseconds without a key press before the request is sent. */
export const DEBOUNCE_MS = 250;
const MIN_LENGTH = 2;

interface FoundRecord {
  id: string;
  text: string;
  note?: string | null | undefined;
}

interface Kind {
  /** The path of the list that shows the record, and of the menu that permits it. */
  path: string;
  group: Group;
  records: (data: PaletteQuery) => readonly FoundRecord[];
}

const KINDS = {
  vehicles: {
    path: 'vehicle/manage',
    group: 'plates',
    records: ({ vehicles }) =>
      (vehicles?.items ?? []).map(({ id, licensePlate, supplierName }) => ({
        id,
        text: licensePlate,
        note: supplierName,
      })),
  },
  complaints: {
    path: 'complaint/maintanance',
    group: 'tickets',
    records: ({ complaints }) =>
      (complaints?.items ?? []).map(({ id, title, licensePlate }) => ({
        id,
        text: title,
        note: licensePlate,
      })),
  },
  tenants: {
    path: 'company-tenant/manage',
    group: 'tenants',
    records: ({ tenants }) =>
      (tenants?.items ?? []).map(({ id, name, email }) => ({ id, text: name, note: email })),
  },
  suppliers: {
    path: 'company-supplier/manage',
    group: 'suppliers',
    records: ({ suppliers }) =>
      (suppliers?.items ?? []).map(({ id, name, email }) => ({ id, text: name, note: email })),
  },
  contracts: {
    path: 'company-contract/manage',
    group: 'contracts',
    records: ({ contracts }) =>
      (contracts?.items ?? []).map(({ id, contractNo, tenantName }) => ({
        id,
        text: contractNo,
        note: tenantName,
      })),
  },
  users: {
    path: 'user/manage',
    group: 'users',
    records: ({ users }) =>
      (users?.items ?? []).map(({ id, name, email }) => ({ id, text: name, note: email })),
  },
} satisfies Record<string, Kind>;

/** The entry of a record, which opens it in its list. */
export function recordEntry(
  { group, path, id, text, note }: FoundRecord & { group: Group; path: string },
  openRecord: (path: string, id: string) => void,
): Entry {
  return {
    id: `record ${path} ${id}`,
    group,
    text,
    ...(note ? { note } : {}),
    icon: iconOf(path),
    run: () => openRecord(path, id),
  };
}

/** The text after {@link DEBOUNCE_MS} without a change. */
function useDebounced(text: string): string {
  const [debounced, setDebounced] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(text), DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return debounced;
}

export interface Found {
  entries: readonly Entry[];
  isSearching: boolean;
  error: Error | undefined;
  retry: () => void;
}

/** Searches plates, companies, contracts and users, as far as the user may read them. */
export function useFound(
  typed: string,
  menus: Me['menus'],
  openRecord: (path: string, id: string) => void,
): Found {
  const text = useDebounced(typed);
  const may = (path: string): boolean => hasPath(menus, path);
  const parts = {
    vehicles: may(KINDS.vehicles.path),
    complaints: may(KINDS.complaints.path),
    tenants: may(KINDS.tenants.path),
    suppliers: may(KINDS.suppliers.path),
    contracts: may(KINDS.contracts.path),
    users: may(KINDS.users.path),
  };
  const isWanted = typed.length >= MIN_LENGTH && Object.values(parts).some(Boolean);
  const { data, error, loading, refetch } = useQuery(PALETTE, {
    variables: { text, ...parts },
    skip: !isWanted || text.length < MIN_LENGTH,
    notifyOnNetworkStatusChange: true,
  });
  const isCurrent = isWanted && text === typed;
  const entries = useMemo(
    () =>
      isCurrent && data !== undefined
        ? Object.values<Kind>(KINDS).flatMap(({ path, group, records }) =>
            records(data).map((record) => recordEntry({ ...record, path, group }, openRecord)),
          )
        : [],
    [isCurrent, data, openRecord],
  );
  return {
    entries,
    isSearching: isWanted && (text !== typed || (loading && data === undefined)),
    error: isCurrent && !loading ? error : undefined,
    retry: () => void refetch().catch(() => undefined),
  };
}
