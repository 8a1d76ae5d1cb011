import { FormReader } from '../form-reader';
import type { FormValues } from '../resource';

/** Reads a checked row of a spreadsheet as a form is read; what its file has no column for is empty. */
export class RowReader<FieldName extends string> extends FormReader<FieldName> {
  readonly #row: FormValues;

  constructor(row: FormValues) {
    super(row);
    this.#row = row;
  }

  override text(name: FieldName): string {
    return Object.hasOwn(this.#row, name) ? super.text(name) : '';
  }

  /** What `read` makes of a field; undefined, which leaves a record as it is, where the file has no such column. */
  ifGiven<Value>(name: FieldName, read: () => Value): Value | undefined {
    return Object.hasOwn(this.#row, name) ? read() : undefined;
  }

  /** The text of a column that the form has no field for; null when it is empty. */
  beside(column: string): string | null | undefined {
    const text = this.#row[column];
    return typeof text === 'string' ? text.trim() || null : undefined;
  }
}
