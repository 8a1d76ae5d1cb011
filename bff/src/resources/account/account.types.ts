import { Field, ObjectType } from 'type-graphql';
import { type OnDemand, Payload } from '../../graphql/schema/payload.js';
import { type Me, sessionUser } from '../me/me.types.js';

@ObjectType({ description: 'The result of a password change.' })
export class ChangePasswordPayload extends Payload {
  @Field(() => Boolean, { description: 'Whether every session of the user has ended, including this one.' })
  signedOut!: boolean;
}

@ObjectType({ description: "The result of saving one's own profile." })
export class ProfilePayload extends Payload {
  @Field(() => sessionUser.type, {
    nullable: true,
    description: 'The signed-in user as saved; null when nothing was saved.',
  })
  me!: OnDemand<Me | null>;
}

@ObjectType({ simpleResolvers: true, description: 'The ways to sign in, besides a password.' })
export class SignInOptions {
  @Field(() => Boolean, {
    description: 'Whether users can sign in with an identity provider, by GET /auth/start.',
  })
  federated!: boolean;

  @Field(() => String, { nullable: true, description: "The provider's name, for the button." })
  federatedName!: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Why the last federated sign-in of this browser failed, in words; returned only once.',
  })
  failure!: string | null;
}
