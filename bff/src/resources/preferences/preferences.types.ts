import { Field, Int, ObjectType } from 'type-graphql';
import { JsonObject } from '../../graphql/schema/json-object.js';
import { Payload } from '../../graphql/schema/payload.js';

@ObjectType({ description: 'The result of saving the preferences.' })
export class PreferencesPayload extends Payload {
  @Field(() => JsonObject, { nullable: true, description: 'The preferences as saved.' })
  preferences!: Record<string, unknown> | null;

  @Field(() => Int, {
    nullable: true,
    description:
      'Increases with every change of the preferences, to find the newest copy; null if the data API does not count the changes.',
  })
  version!: number | null;
}
