import { Field, ObjectType } from 'type-graphql';
import { z } from 'zod';
import { defineCodes } from '../../graphql/schema/codes.js';
import type { PayloadSchemas } from '../../rest/payload-schemas.js';
import { capitalized, enumCase, words } from '../definition/names.js';
import { defineEnum } from '../definition/search-and-sort.js';
import { resources } from '../resources.js';

/** The member of the enum `Resource` for each declared resource, in alphabetical order. */
export const members = resources
  .map((resource) => ({ member: enumCase(resource.name), resource }))
  .sort((a, b) => a.member.localeCompare(b.member));

export const Resource = defineEnum(
  'Resource',
  'A kind of record that can be created and changed.',
  Object.fromEntries(
    members.map(({ member, resource }) => [
      member,
      { description: `${capitalized(words(resource.pluralName))}.` },
    ]),
  ),
);

/** @returns the member for a resource that the data API names by its path; null for an unknown one */
export const memberOf = (path: string | null): string | null =>
  members.find(({ resource }) => resource.path === path)?.member ?? null;

const FieldWriter = defineCodes('FieldWriter', 'Whose staff may write a field.', {
  ADMINISTRATOR: ['administrator', 'Administrators of the platform.'],
  PLATFORM: ['platform', 'Staff of the platform.'],
  SUPPLIER: ['supplier', 'Staff of suppliers.'],
  TENANT: ['tenant', 'Staff of tenants.'],
});

@ObjectType({ simpleResolvers: true, description: 'An input field that the signed-in user may not write.' })
class LockedField {
  @Field(() => String, { description: 'The input field.' })
  field!: string;

  @Field(() => [FieldWriter.type], { description: 'Who may set it in a new record; empty: nobody.' })
  creators!: string[];

  @Field(() => [FieldWriter.type], { description: 'Who may change it in a saved record; empty: nobody.' })
  editors!: string[];
}

@ObjectType({
  simpleResolvers: true,
  description:
    'What the signed-in user may write of a resource. A record that is out of scope or belongs to another owner is refused nevertheless.',
})
export class ResourcePermission {
  @Field(() => Resource, { description: 'The resource.' })
  resource!: string;

  @Field(() => Boolean, { description: 'Whether they may create a record.' })
  canCreate!: boolean;

  @Field(() => Boolean, { description: 'Whether they may change a record.' })
  canEdit!: boolean;

  @Field(() => Boolean, {
    description:
      'Whether they may remove a record that they have just created with `undoCreate`; false if the data API does not offer that.',
  })
  canUndoCreate!: boolean;

  @Field(() => [String], {
    description:
      'The input fields that they may set in a new record; a value for any other is refused (code FORBIDDEN).',
  })
  createFields!: string[];

  @Field(() => [String], {
    description:
      'The input fields that they may change in a saved record; a different value for any other is refused (code FORBIDDEN).',
  })
  editFields!: string[];

  @Field(() => [String], {
    description:
      'What they may change in many records at once, such as a field of `VehicleChange`; empty if the data API has no bulk changes.',
  })
  bulkFields!: string[];

  @Field(() => [LockedField], {
    nullable: true,
    description:
      'The input fields that they may not write in a new or a saved record, and who may; null if they may write none at all, or the data API does not publish it.',
  })
  lockedFields!: LockedField[] | null;
}

/**
 * Reads `permissions` of `user/me` ([+], contract, section 3), the writable fields by resource; null where there is none. A resource
 * that this version does not know is left out.
 */
export const permissionsRow = (schemas: PayloadSchemas) =>
  z
    .record(
      z.string(),
      z.object({
        create: schemas.list(schemas.text),
        edit: schemas.list(schemas.text),
        undoCreate: schemas.flag,
        bulk: schemas.list(schemas.text),
        locked: z
          .record(
            z.string(),
            z.object({ create: schemas.list(schemas.text), edit: schemas.list(schemas.text) }),
          )
          .nullish(),
      }),
    )
    .nullish()
    .transform((writable) => (writable ? permissionsOf(writable) : null));

type Writers = Readonly<Record<'create' | 'edit', string[]>>;
type WritableFields = Readonly<
  Record<
    string,
    Writers & {
      undoCreate: boolean;
      bulk: string[];
      locked?: Readonly<Record<string, Writers>> | null | undefined;
    }
  >
>;

function permissionsOf(writable: WritableFields): ResourcePermission[] {
  return members.flatMap(({ member, resource: { path, inputNames } }) => {
    const fields = writable[path];
    if (fields === undefined) return [];
    const inputFields = (names: readonly string[]) => [
      ...new Set(names.map((field) => inputNames[field] ?? field)),
    ];
    return [
      {
        resource: member,
        canCreate: fields.create.length > 0,
        canEdit: fields.edit.length > 0,
        canUndoCreate: fields.undoCreate,
        createFields: inputFields(fields.create),
        editFields: inputFields(fields.edit),
        bulkFields: inputFields(fields.bulk),
        lockedFields: fields.locked
          ? Object.entries(fields.locked).map(([field, { create, edit }]) => ({
              field: inputNames[field] ?? field,
              creators: create.map((writer) => FieldWriter.read(writer)),
              editors: edit.map((writer) => FieldWriter.read(writer)),
            }))
          : null,
      },
    ];
  });
}
