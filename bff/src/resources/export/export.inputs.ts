import { Field, InputType } from 'type-graphql';
import { JsonObject } from '../../graphql/schema/json-object.js';
import { defineEnum } from '../definition/search-and-sort.js';
import { ExportType } from './exported-lists.js';

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

  @Field(() => ExportLanguage, {
    nullable: true,
    description: 'The language of the file; default: Indonesian.',
  })
  language?: string | null;
}
