import { Field, ObjectType } from 'type-graphql';
import { z } from 'zod';
import type { PayloadSchemas } from '../../rest/payload-schemas.js';
import { capitalized, enumCase, words } from '../definition/names.js';
import { defineEnum } from '../definition/search-and-sort.js';
import { resources } from '../resources.js';

/** The member of the enum `Resource` for each declared resource, in alphabetical order. */
const members = resources
  .map((resource) => ({ member: enumCase(resource.name), resource }))
  .sort((a, b) => a.member.localeCompare(b.member));

const Resource = defineEnum(
  'Resource',
  'A kind of record that can be created and changed.',
  Object.fromEntries(
    members.map(({ member, resource }) => [
      member,
      { description: `${capitalized(words(resource.pluralName))}.` },
    ]),
  ),
);

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
        bulk: schemas.list(schemas.text),
      }),
    )
    .nullish()
    .transform((writable) => (writable ? permissionsOf(writable) : null));

type WritableFields = Readonly<Record<string, Readonly<Record<'create' | 'edit' | 'bulk', string[]>>>>;

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
        createFields: inputFields(fields.create),
        editFields: inputFields(fields.edit),
        bulkFields: inputFields(fields.bulk),
      },
    ];
  });
}
