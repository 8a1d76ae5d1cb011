import type { Static } from 'typebox';
import type { TableName } from '../../access/scope.js';
import type { PhotoColumn } from '../../photo/photo-column.js';
import { AUDIT_COLUMNS, AUDIT_JOINS, auditColumnsOfLarge } from '../columns.js';
import type { Filters, Listed, Resource, Save } from '../resource.js';
import { type ImportDeclaration, rowImportOf } from '../row-import.js';
import { AUDIT_SHEET_COLUMNS, type Label } from '../sheet.js';
import { type ByUse, byUse, type Fields, type SaveSchema } from './fields.js';

/** A resource as it is declared: what follows from its fields, and what every resource has, is added. */
interface Declaration<T extends TableName, F extends Fields>
  extends Omit<
    Resource<T, SaveSchema<F>>,
    | ('joins' | 'options' | 'import' | 'columns' | 'search' | 'filters' | 'links' | 'rights')
    | ('photos' | 'bulk' | 'viewNames' | 'sheet' | 'save')
  > {
  /** By their names in a save, in the order of a row. */
  fields: F;
  /** The title on the screen. */
  title: Label;
  joins?: Listed<T>['joins'];
  options?: Listed<T>['options'];
  /** Columns of `columnsOf` that the list can be searched by. */
  search?: Listed<T>['search'];
  /** Filters that compare no field with a value. */
  filters?: Filters;
  /** Photos in other tables. */
  photos?: readonly PhotoColumn[];
  /** True if its lists are sorted through the names of people, for which its table has indexes. */
  isLarge?: true;
  import?: Pick<ImportDeclaration<Static<SaveSchema<F>>>, 'key' | 'references'>;
  save?: Omit<Save<T, SaveSchema<F>>, keyof ByUse<SaveSchema<F>>['save']>;
}

export function defineResource<T extends TableName, F extends Fields>({
  fields,
  title,
  joins,
  options = [],
  search = [],
  filters,
  photos = [],
  isLarge,
  import: imported,
  save,
  ...others
}: Declaration<T, F>): Resource<T, SaveSchema<F>> {
  const uses = byUse(fields);
  const audit = isLarge ? auditColumnsOfLarge(others.scope.table) : AUDIT_COLUMNS;
  return {
    ...others,
    joins: { ...joins, ...AUDIT_JOINS },
    columns: { ...uses.columns, ...audit },
    search: [...uses.search, ...search],
    filters: { ...uses.filters, ...filters },
    links: uses.links,
    options,
    rights: uses.rights,
    photos: [...uses.photos, ...photos],
    bulk: uses.bulk,
    viewNames: uses.viewNames,
    sheet: { title, columns: [...uses.sheetColumns, ...AUDIT_SHEET_COLUMNS] },
    save: { ...save, ...uses.save },
    import: imported && rowImportOf(uses.save.schema, { ...uses.import, ...imported }),
  };
}
