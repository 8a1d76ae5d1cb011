import { type Static, type TObject, Type } from 'typebox';
import { reference } from '../../http/body-reader.js';

/** The part of a save's payload that identifies the row. */
const TARGET = Type.Object({
  id: Type.Optional(Type.Union([Type.Integer({ minimum: 0, maximum: 2_147_483_647 }), Type.Null()])),
  version: Type.Optional(Type.Union([Type.Integer(), Type.Null()])),
});

/** The payload of a save: the fields, and what identifies the row. */
export const withTarget = <S extends TObject>(fields: S) =>
  Type.Unsafe<Static<S> & Static<typeof TARGET>>(Type.Object({ ...fields.properties, ...TARGET.properties }));

/** The same in the OpenAPI document, for a new row and for a saved one. */
export const NEW_TARGET = { id: Type.Optional(Type.Union([Type.Literal(0), Type.Null()])) };
export const EDIT_TARGET = {
  id: reference('Id'),
  version: Type.Optional(
    Type.Union([Type.Integer(), Type.Null()], { description: 'Of the row as it was last seen.' }),
  ),
};
