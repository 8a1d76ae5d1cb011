import type { TObject } from 'typebox';
import { type CallRules, OTHER_CALL_RULES, resourceCallRules } from '../../access/call-rules.js';
import type { Caller } from '../../access/caller.js';
import type { FieldRights } from '../../access/field-rights.js';
import type { TableName } from '../../access/scope.js';
import { lockedFields, writableFields } from '../../access/write-rights.js';
import type { App } from '../../http/validation.js';
import type { ShownPhotos } from '../../photo/photo-column.js';
import type { ResourceCatalog, ResourcePermission, Services } from '../../services/services.js';
import { mayCall } from '../../session/enforce-access.js';
import type { BulkField, BulkFields, RowsChange } from '../bulk-change/bulk-field.js';
import { bulkFieldsOf } from '../bulk-change/field-change.js';
import { importUndo } from '../bulk-change/kept-import.js';
import { serveBulk } from '../bulk-change/serve-bulk.js';
import { serveImport } from '../import/serve-import.js';
import { serveChanges } from '../record-change/serve-changes.js';
import type { Listed, Resource } from '../resource.js';
import { serveResource } from './serve-resource.js';

/** A resource as it is registered. */
type AnyResource = Listed<TableName> &
  Omit<Resource<TableName, never>, 'save'> & { save: { schema: TObject; staysBecause?: string } };

export interface Registration {
  resource: AnyResource;
  bulk: BulkFields | undefined;
  /** Undoes an import; undefined where there is none. */
  undoImport: RowsChange | undefined;
  serve(app: App, services: Services): void;
}

/**
 * Registers a resource.
 * @param others changes of many rows besides those of its own fields
 * @throws Error when a report of many rows has no name for its rows
 */
export function register<T extends TableName, S extends TObject>(
  resource: Resource<T, S>,
  others: BulkFields['fields'] = {},
): Registration {
  const bulk = bulkFieldsOf(resource, others);
  if (resource.label === undefined && (bulk !== undefined || resource.import !== undefined))
    throw new Error(
      `${resource.name} needs a \`label\`, by which a bulk change or an import reports on its rows.`,
    );
  return {
    resource,
    bulk,
    undoImport: resource.import && importUndo(resource),
    serve: (app, services) => {
      serveResource(app, services, resource);
      serveChanges(app, services, resource);
      if (resource.import !== undefined) serveImport(app, services, resource, resource.import);
      if (bulk !== undefined) serveBulk(app, services, resource, bulk);
    },
  };
}

/** Screens that belong to no resource. */
const OTHER_SCREENS = [
  'home',
  'account/settings',
  'dashboard',
  'dashboard/map',
  'vehicle/list',
  'charging-station/map',
  'complaint/create',
  'tracker/manage',
];

/** All resources of the data API, and what follows from their declarations. */
export class Registry implements ResourceCatalog {
  readonly resources: ReadonlyMap<string, AnyResource>;
  /** The rule of each call of the data API. A route without a rule stops the start. */
  readonly callRules: CallRules;
  readonly screens: readonly string[];
  readonly photoColumns: readonly ShownPhotos[];

  constructor(private readonly registrations: readonly Registration[]) {
    const resources = registrations.map(({ resource }) => resource);
    this.resources = new Map(resources.map((resource) => [resource.name, resource]));
    this.callRules = Object.assign(
      {},
      ...registrations.map(({ resource, bulk }) =>
        resourceCallRules(resource, {
          hasUndo: resource.save.staysBecause === undefined,
          hasImport: resource.import !== undefined,
          bulk: bulk && this.rightsOf(bulk),
        }),
      ),
      OTHER_CALL_RULES,
    );
    this.screens = [...OTHER_SCREENS, ...resources.map(({ screen }) => screen)];
    this.photoColumns = resources.flatMap((resource) =>
      (resource.photos ?? []).map((column) => ({
        table: resource.scope.table,
        row: 'id',
        ...column,
        shownBy: resource,
      })),
    );
  }

  serve(app: App, services: Services): void {
    for (const registration of this.registrations) registration.serve(app, services);
  }

  /** Checks whether the caller may view the list of a resource, and so export it. */
  mayView(caller: Caller, name: string): boolean {
    return this.mayCall(caller, `GET /${name}/view`);
  }

  /** The rights of the caller to write, by resource: the rules of the calls and of the fields together. */
  permissionsOf(caller: Caller): Record<string, ResourcePermission> {
    const writable = (name: string, call: string, action: 'create' | 'edit'): string[] => {
      const rights = this.resources.get(name)?.rights;
      const isOpen =
        rights !== undefined && !caller.isReadOnly && this.mayCall(caller, `POST /${name}/${call}`);
      return isOpen ? writableFields(caller, rights, action) : [];
    };
    return Object.fromEntries(
      this.registrations.map(({ resource: { name, rights = {} }, bulk }) => {
        const create = writable(name, 'save', 'create');
        const edit = writable(name, 'edit', 'edit');
        const mayWrite = ({ right }: BulkField) =>
          writable(right.resource, 'edit', 'edit').includes(right.field);
        const fields = Object.entries(bulk?.fields ?? {}).filter(
          ([, field]) => edit.length > 0 && mayWrite(field),
        );
        return [
          name,
          {
            create,
            edit,
            ...(writable(name, 'undo_create', 'create').length > 0 && { undoCreate: '1' as const }),
            ...(create.length + edit.length > 0 && { locked: lockedFields(caller, rights) }),
            ...(bulk && { bulk: fields.map(([field]) => field) }),
          },
        ];
      }),
    );
  }

  /** The rights to the fields that a change of many rows writes. */
  private rightsOf({ fields }: BulkFields): FieldRights {
    return Object.fromEntries(
      Object.entries(fields).flatMap(([name, { right }]) => {
        const fieldRight = this.resources.get(right.resource)?.rights[right.field];
        return fieldRight === undefined ? [] : [[name, fieldRight]];
      }),
    );
  }

  /** The changes of many rows that a resource permits; undefined where it permits none. */
  bulkOf(name: string): BulkFields | undefined {
    return this.registrations.find(({ resource }) => resource.name === name)?.bulk;
  }

  /**
   * The change of many rows that a caller may make: of one field, or, for null, the undo of an import. Undefined where it is not theirs
   * to make.
   */
  rowsChangeOf(caller: Caller, name: string, field: string | null): RowsChange | undefined {
    const registration = this.registrations.find(({ resource }) => resource.name === name);
    const permission = this.permissionsOf(caller)[name];
    if (registration === undefined || permission === undefined) return undefined;
    // As the import itself.
    if (field === null)
      return permission.create.length > 0 && permission.edit.length > 0 ? registration.undoImport : undefined;
    return permission.bulk?.includes(field) ? registration.bulk?.fields[field]?.change : undefined;
  }

  /** Checks whether the caller may make a call, such as `GET /vehicle/view`. */
  mayCall(caller: Caller, call: string): boolean {
    const rule = this.callRules[call];
    return rule !== undefined && (rule === 'public' || mayCall(caller, rule));
  }
}
