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
  description: 'What becomes of a row of an import.',
  valuesConfig: {
    ADD: { description: 'It is a new record.' },
    CHANGE: { description: 'It changes the record that is there.' },
    NONE: { description: 'The record that is there says the same already.' },
    REFUSE: { description: 'It cannot be saved, and so no row is.' },
  },
});

@ObjectType({ simpleResolvers: true, description: 'What became of one row of an import, or what would.' })
export class ImportedRow {
  @Field(() => Int, { description: 'Its place among the rows that were sent, from 1.' })
  row!: number;

  @Field(() => ImportAction, { description: 'What becomes of it.' })
  action!: ImportAction;

  @Field(() => ID, {
    nullable: true,
    description: 'The record that it is about; null while there is none.',
  })
  id!: string | null;

  @Field(() => [UserError], { description: 'What to mend, when it is refused. Empty otherwise.' })
  errors!: UserError[];
}

@ObjectType({
  description: 'How an import went: all of its rows were saved or none. A dry run succeeds and saves none.',
})
export class ImportPayload extends Payload {
  @Field(() => [ImportedRow], { description: 'Every row in the order that they were sent.' })
  rows!: ImportedRow[];
}
