import { Field, InputType, registerEnumType } from 'type-graphql';
import { JsonObject } from '../../graphql/schema/json-object.js';
import { ExportType } from './exported-lists.js';

export enum ExportFormat {
  XLSX = 'XLSX',
  CSV = 'CSV',
}
registerEnumType(ExportFormat, {
  name: 'ExportFormat',
  description: 'What kind of file an export is.',
  valuesConfig: {
    XLSX: { description: 'A workbook of Excel.' },
    CSV: { description: 'Text with commas, UTF-8.' },
  },
});

export enum ExportLanguage {
  ID = 'ID',
  EN = 'EN',
}
registerEnumType(ExportLanguage, {
  name: 'ExportLanguage',
  description: 'The language of a file’s headings and codes.',
  valuesConfig: { ID: { description: 'Indonesian.' }, EN: { description: 'English.' } },
});

@InputType({
  description: 'What to make into a file: the whole list that the filter leaves, in the caller’s scope.',
})
export class ExportInput {
  @Field(() => ExportType, { description: 'The list.' })
  type!: string;

  @Field(() => ExportFormat, { description: 'The kind of file.' })
  format!: ExportFormat;

  @Field(() => JsonObject, {
    nullable: true,
    description: 'Which rows: what the list’s own query takes as `filter`, held to the same type.',
  })
  filter?: Record<string, unknown> | null;

  @Field(() => JsonObject, {
    nullable: true,
    description: 'In which order: what the list’s own query takes as `sort`, held to the same type.',
  })
  sort?: Record<string, unknown> | null;

  @Field(() => ExportLanguage, {
    nullable: true,
    description: 'The language of the file; Indonesian without.',
  })
  language?: ExportLanguage | null;
}
