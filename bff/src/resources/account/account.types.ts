import { Field, ObjectType } from 'type-graphql';
import { type OnDemand, Payload } from '../../graphql/schema/payload.js';
import { type Me, sessionUser } from '../me/me.types.js';

@ObjectType({ description: 'How a password change went.' })
export class ChangePasswordPayload extends Payload {
  @Field(() => Boolean, { description: 'Whether every session of the user, this one too, is over now.' })
  signedOut!: boolean;
}

@ObjectType({ description: "How saving one's own particulars went." })
export class ProfilePayload extends Payload {
  @Field(() => sessionUser.type, {
    nullable: true,
    description: 'Who is signed in, as it is now; null when nothing was saved.',
  })
  me!: OnDemand<Me | null>;
}

@ObjectType({ simpleResolvers: true, description: 'How one may sign in here, beside with a password.' })
export class SignInOptions {
  @Field(() => Boolean, { description: 'Whether an identity provider signs people in: by GET /auth/start.' })
  federated!: boolean;

  @Field(() => String, { nullable: true, description: "That provider's name, for the button." })
  federatedName!: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Why the federated sign-in that this browser just tried failed, in words; told once.',
  })
  failure!: string | null;
}
