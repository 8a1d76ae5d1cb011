import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import GraphQLUpload, { type FileUpload } from 'graphql-upload/GraphQLUpload.mjs';
import { Arg, Ctx, Field, Mutation, ObjectType, Resolver } from 'type-graphql';
import { GatewayError } from '../errors/errors.js';
import { type Language, type Text, textIn } from '../errors/text.js';
import { SignedIn } from '../graphql/schema/access-rule.js';
import type { Context } from '../graphql/schema/context.js';
import { Payload } from '../graphql/schema/payload.js';
import { photoForm, photoUpload } from './photo.rest.js';
import { photoAddress } from './photo-address.js';

@ObjectType({ description: 'The result of uploading a photo.' })
class UploadPhotoPayload extends Payload {
  @Field(() => String, { nullable: true, description: 'Name of the photo in the file service.' })
  path!: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Address of the photo on this gateway, as inputs with photos expect it.',
  })
  url!: string | null;
}

@Resolver()
export class PhotoResolver {
  @SignedIn()
  @Mutation(() => UploadPhotoPayload, {
    description:
      'Uploads a photo (JPEG or PNG, at most 2 MB) by a GraphQL multipart request, for use in a save.',
  })
  async uploadPhoto(
    @Arg('file', () => GraphQLUpload, { description: 'The photo.' }) file: Promise<FileUpload>,
    @Ctx() { rest, language }: Context,
  ): Promise<UploadPhotoPayload> {
    const { filename, mimetype, createReadStream } = await file;
    const photo = await readPhoto(createReadStream);
    if (photo === null) return tooLarge(language);
    const reply = await rest.upload(photoUpload, photoForm(filename, mimetype, photo));
    if (!reply.success) return { ...reply, path: null, url: null };
    const { path } = reply.data;
    return { success: true, message: reply.message, errors: [], path, url: photoAddress(path) };
  }
}

/**
 * The whole photo, or null when it is too large (graphql-upload limits it). It is buffered (2 MB) instead of piped, so that an upload which
 * the client aborts, or which is too large, is not mistaken for a failure of the file service.
 * @throws GatewayError when the client aborts the upload
 */
async function readPhoto(createReadStream: () => Readable): Promise<Buffer | null> {
  try {
    return await buffer(createReadStream());
  } catch (error) {
    if (statusOf(error) === TOO_LARGE) return null;
    if (statusOf(error) === CLIENT_CLOSED_REQUEST)
      throw new GatewayError('INTERNAL', 'The upload was cancelled.');
    throw error;
  }
}

/** HTTP statuses of graphql-upload's errors: the file exceeds its limit, or the client disconnected. */
const TOO_LARGE = 413;
const tooLargeText: Text = { id: 'Foto paling besar 2 MB.', en: 'A photo may have at most 2 MB.' };
const CLIENT_CLOSED_REQUEST = 499;
const statusOf = (error: unknown) => (error instanceof Error && 'status' in error ? error.status : null);

function tooLarge(language: Language): UploadPhotoPayload {
  const message = textIn(tooLargeText, language);
  return {
    success: false,
    message,
    errors: [{ field: 'file', code: 'TOO_LARGE', message }],
    path: null,
    url: null,
  };
}
