import { Field, Int, ObjectType } from 'type-graphql';
import { JsonObject } from '../../graphql/schema/json-object.js';
import { Payload } from '../../graphql/schema/payload.js';

@ObjectType({ description: 'How saving the preferences went.' })
export class PreferencesPayload extends Payload {
  @Field(() => JsonObject, { nullable: true, description: 'The preferences as they are now.' })
  preferences!: Record<string, unknown> | null;

  @Field(() => Int, {
    nullable: true,
    description:
      'Grows with every change of the preferences, so that the newest copy can be told; null where the data API does not count.',
  })
  version!: number | null;
}
