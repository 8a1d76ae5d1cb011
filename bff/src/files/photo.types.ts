import { Field, ObjectType } from 'type-graphql';
import { Payload } from '../graphql/schema/payload.js';

@ObjectType({ description: 'How uploading a photo went.' })
export class UploadPhotoPayload extends Payload {
  @Field(() => String, { nullable: true, description: 'Name of the photo in the file service.' })
  path!: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Address of the photo on this gateway: what an input with photos takes.',
  })
  url!: string | null;
}
