import { Field, ID, Int, ObjectType, registerEnumType } from 'type-graphql';
import { Payload, UserError } from './payload.js';

export enum ImportAction {
  ADD = 'ADD',
  CHANGE = 'CHANGE',
  NONE = 'NONE',
  REFUSE = 'REFUSE',
}
registerEnumType(ImportAction, {
  name: 'ImportAction',
  description: 'What an import does with a row.',
  valuesConfig: {
    ADD: { description: 'Adds a record.' },
    CHANGE: { description: 'Changes the existing record.' },
    NONE: { description: 'Changes nothing: the existing record is equal.' },
    REFUSE: { description: 'Refuses the row, so that no row is saved.' },
  },
});

@ObjectType({ simpleResolvers: true, description: 'What a record holds in a field that an import changes.' })
export class FormerValue {
  @Field(() => String, { description: 'The field of the row.' })
  field!: string;

  @Field(() => String, {
    nullable: true,
    description:
      'The value as text: a member of an enum, `true` or `false`, YYYY-MM-DD, `latitude, longitude`, or names separated by `; `.',
  })
  value!: string | null;
}

@ObjectType({ simpleResolvers: true, description: 'The result of one row of an import, or of its dry run.' })
export class ImportedRow {
  @Field(() => Int, { description: 'Its position among the sent rows, from 1.' })
  row!: number;

  @Field(() => ImportAction, { description: 'What the import does with it.' })
  action!: ImportAction;

  @Field(() => ID, {
    nullable: true,
    description: 'Its record; null if there is none yet.',
  })
  id!: string | null;

  @Field(() => [UserError], { description: 'What to correct, if it is refused; otherwise empty.' })
  errors!: UserError[];

  @Field(() => [FormerValue], {
    description:
      'In a dry run: what its record holds in the fields that change; empty if the data API does not support this.',
  })
  former!: FormerValue[];

  @Field(() => Boolean, { description: 'Whether somebody is sent an invitation by mail because of it.' })
  isInvited!: boolean;
}

@ObjectType({
  description: 'The result of an import, which saves all of its rows or none. A dry run saves none.',
})
export class ImportPayload extends Payload {
  @Field(() => [ImportedRow], { description: 'Every row, in the order in which they were sent.' })
  rows!: ImportedRow[];
}
