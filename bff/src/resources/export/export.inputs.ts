import { ArrayMaxSize } from 'class-validator';
import { Field, ID, InputType } from 'type-graphql';
import { JsonObject } from '../../graphql/schema/json-object.js';
import { maxPageSize } from '../../graphql/schema/paging.js';
import { camelCase, enumCase } from '../definition/names.js';
import { defineEnum } from '../definition/search-and-sort.js';
import { resources } from '../resources.js';

/** Every resource whose list can be exported, by its member of the enum. */
export const exportedResources = new Map(
  resources.map((resource) => [enumCase(resource.pluralName), resource]),
);

/** The trips of a vehicle, which are not a resource. */
export const tripExport = 'VEHICLE_TRIPS';

const ExportType = defineEnum('ExportType', 'A list that can be exported, named like its query.', {
  ...Object.fromEntries(
    [...exportedResources].map(([member, { pluralName }]) => [
      member,
      { description: `The list of \`${camelCase(pluralName)}\`.` },
    ]),
  ),
  [tripExport]: {
    description:
      'The list of `vehicleTrips`. Its filter has the arguments of that query: `vehicleId`, and `from` and `to` (optional).',
  },
});

const ExportFormat = defineEnum('ExportFormat', 'The file format of an export.', {
  XLSX: { description: 'An Excel workbook.' },
  CSV: { description: 'Comma-separated values, UTF-8.' },
});
const ExportLanguage = defineEnum('ExportLanguage', 'The language of the headings and codes in a file.', {
  ID: { description: 'Indonesian.' },
  EN: { description: 'English.' },
});

@InputType({
  description: 'A list to export: all rows in the caller’s scope that match the filter.',
})
export class ExportInput {
  @Field(() => ExportType, { description: 'The list.' })
  type!: string;

  @Field(() => ExportFormat, { description: 'The file format.' })
  format!: string;

  @Field(() => JsonObject, {
    nullable: true,
    description: 'The rows to export: the same type as the argument `filter` of the list’s own query.',
  })
  filter?: Record<string, unknown> | null;

  @Field(() => JsonObject, {
    nullable: true,
    description: 'The order: the same type as the argument `sort` of the list’s own query.',
  })
  sort?: Record<string, unknown> | null;

  @Field(() => [ID], {
    nullable: true,
    description: 'Of these rows only those with these ids, at most 1000.',
  })
  @ArrayMaxSize(maxPageSize)
  ids?: string[] | null;

  @Field(() => ExportLanguage, {
    nullable: true,
    description: 'The language of the file; default: Indonesian.',
  })
  language?: string | null;
}
