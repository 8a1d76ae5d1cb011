import { Field, InputType, registerEnumType } from 'type-graphql';
import { JsonObject } from '../../schema/json-object.js';

export enum ExportType {
  VEHICLES = 'VEHICLES',
  VEHICLE_MODELS = 'VEHICLE_MODELS',
  BATTERY_MODELS = 'BATTERY_MODELS',
  CHARGING_STATIONS = 'CHARGING_STATIONS',
  COMPLAINTS = 'COMPLAINTS',
  COMPLAINT_CATEGORIES = 'COMPLAINT_CATEGORIES',
  SUPPLIERS = 'SUPPLIERS',
  TENANTS = 'TENANTS',
  CONTRACTS = 'CONTRACTS',
  USERS = 'USERS',
  USER_TYPES = 'USER_TYPES',
  MENUS = 'MENUS',
}
registerEnumType(ExportType, {
  name: 'ExportType',
  description: 'A list that can be made into a file: that of the query of the same name.',
  valuesConfig: Object.fromEntries(
    Object.values(ExportType).map((type) => [
      type,
      {
        description: `The list of \`${type.toLowerCase().replace(/_(\w)/g, (_, first) => first.toUpperCase())}\`.`,
      },
    ]),
  ),
});

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
  type!: ExportType;

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
