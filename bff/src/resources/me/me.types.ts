import { Field, ID, InputType, ObjectType } from 'type-graphql';
import { JsonObject } from '../../graphql/schema/json-object.js';
import { Payload } from '../../graphql/schema/payload.js';
import { id, text, textOrEmpty } from '../definition/fields.js';
import { defineRecord, type ItemOf, nestedList } from '../definition/record.js';
import { ResourcePermission } from '../permission/permission.js';
import { type User, user } from '../user/user.js';

@ObjectType({ simpleResolvers: true, description: 'One entry of the sidebar, or a group of entries.' })
export class MenuItem {
  @Field(() => ID, { description: 'Identifies the entry.' })
  id!: string;

  @Field(() => String, { description: 'What the sidebar shows.' })
  name!: string;

  @Field(() => String, { nullable: true, description: 'Route of the screen; null for a group.' })
  path!: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Name of the icon chosen for it; null for that of its screen.',
  })
  icon!: string | null;

  @Field(() => String, { nullable: true, description: 'Short code of the entry.' })
  code!: string | null;

  @Field(() => [MenuItem], { description: 'The entries below, in order.' })
  children!: MenuItem[];
}

const kp = defineRecord({
  name: 'Kp',
  description: 'An office of a regional business unit.',
  fields: {
    id: id('id', { description: 'Identifies the office.' }),
    name: textOrEmpty('name', { description: 'Its name.' }),
    status: text('status', { nullable: true, description: 'Its status, as the data API words it.' }),
  },
});

export const sbu = defineRecord({
  name: 'Sbu',
  description: 'A regional business unit the user belongs to.',
  fields: {
    id: id('id', { description: 'Identifies the unit.' }),
    name: textOrEmpty('name', { description: 'Its name.' }),
    kps: nestedList(kp, 'kp', { description: 'Its offices.' }),
  },
});

@ObjectType({ simpleResolvers: true, description: 'Who is signed in, and what they may open.' })
export class Me {
  @Field(() => user.type, { description: 'The person.' })
  user!: User;

  @Field(() => [MenuItem], { description: 'The menus the user type grants, as a tree.' })
  menus!: MenuItem[];

  @Field(() => [sbu.type], { description: 'The regional business units and offices of the user.' })
  sbus!: ItemOf<typeof sbu>[];

  @Field(() => [ResourcePermission], {
    nullable: true,
    description:
      'What they may write, by resource; null where the data API does not publish it: what is not permitted is then refused when it is tried.',
  })
  permissions!: ResourcePermission[] | null;

  @Field(() => JsonObject, {
    nullable: true,
    description:
      'Theme, language, table layouts and saved filters; NOT_SUPPORTED where the data API keeps none.',
  })
  preferences?: Record<string, unknown> | null;
}

@ObjectType({ description: 'How a sign-in went.' })
export class LoginPayload extends Payload {
  @Field(() => Me, { nullable: true, description: 'Who is signed in now; null when nobody is.' })
  me!: Me | null;
}

@ObjectType({ description: 'How a sign-out went.' })
export class LogoutPayload extends Payload {}

@InputType({ description: 'What a person signs in with.' })
export class LoginInput {
  @Field(() => String, { description: 'E-mail address or username.' })
  username!: string;

  @Field(() => String, { description: 'Password.' })
  password!: string;
}
