import { Field, ObjectType } from 'type-graphql';
import { Payload } from '../graphql/schema/payload.js';

@ObjectType({ description: 'The result of uploading a photo.' })
export class UploadPhotoPayload extends Payload {
  @Field(() => String, { nullable: true, description: 'Name of the photo in the file service.' })
  path!: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Address of the photo on this gateway, as inputs with photos expect it.',
  })
  url!: string | null;
}
