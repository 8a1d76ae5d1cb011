import { createContext, useCallback, useContext, useSyncExternalStore } from 'react';
import { useFormContext } from 'react-hook-form';
import type { FieldWriter } from '../../../gql/graphql';
import type { FieldValue } from '../../resource/field';
import type { Draft, ScreenOptions } from '../../resource/resource';

/** The form's entries by field name. */
export type Entries = Record<string, FieldValue>;

/** The values that the fields of one dialog share besides react-hook-form's own context. */
export interface FormContext {
  readonly isNew: boolean;
  /** True if a field is locked. */
  readonly isReadOnly: boolean;
  /** True if the person may write a field of this record. */
  readonly isWritable: (name: string) => boolean;
  /** Returns the companies whose staff may write a field that the person may not; undefined where that is not known. */
  readonly writersOf: (name: string) => readonly FieldWriter[] | undefined;
  /** Null while the record is new. */
  readonly recordId: string | null;
  readonly options: ScreenOptions;
  /** The values that the form began with: texts of entries that pick lists may not offer any more, and what stands below its fields. */
  readonly stored: Pick<Draft, 'values' | 'held' | 'notes'>;
  /** The fields that a change of a field empties: those whose options it decides, and the ends of its period. */
  readonly dependents: (name: string) => readonly string[];
  readonly texts: Readonly<Record<string, string>>;
  /** Counts up when the form is filled again from outside: fields that keep a state of their own start over. */
  readonly generation: number;
  /**
   * Registers uploads to wait for before a save; they return whether all went well.
   * @returns how to take it back.
   */
  readonly onUploads: (settled: () => Promise<boolean>, isBusy: () => boolean) => () => void;
}

export const DialogForm = createContext<FormContext | null>(null);

export function useDialogForm(): FormContext {
  const context = useContext(DialogForm);
  if (context === null) throw new Error('A form field was rendered outside a dialog form');
  return context;
}

/**
 * The value of a field of the form now. react-hook-form's own useWatch misses a change that comes between the first drawing of
 * a field and its showing, which a control that is loaded late may have far apart.
 */
export function useFieldValue(name: string): FieldValue {
  const { subscribe, getValues } = useFormContext<Entries>();
  const onChange = useCallback(
    (callback: () => void) => subscribe({ name, formState: { values: true }, callback }),
    [subscribe, name],
  );
  return useSyncExternalStore(onChange, () => getValues(name)) ?? '';
}
