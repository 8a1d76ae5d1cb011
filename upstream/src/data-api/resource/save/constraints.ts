import type { Title } from '../../http/field-titles.js';
import { isTaken, isTakenAtCompany } from '../../http/phrases.js';
import type { FieldError } from '../../http/refusals.js';
import type { Text } from '../../http/text.js';

type Refusal<Field extends string> = (body: { [Name in Field]?: string | null | undefined }) => FieldError;

const takenAs =
  (messageOf: (title: Title, value: string) => Text) =>
  <Field extends string>(field: Field, title: Title): Refusal<Field> =>
  (body) => ({ field, code: 'TAKEN', message: messageOf(title, body[field]?.trim() ?? '') });

/** A value that another row has, for `Save.constraints`. */
export const taken = takenAs(isTaken);
/** A value that another row of the same company has. */
export const takenAtCompany = takenAs(isTakenAtCompany);

/** A reference that cannot change, because other rows depend on it. */
export const inUse = (field: string, message: Text) => (): FieldError => ({ field, code: 'IN_USE', message });
