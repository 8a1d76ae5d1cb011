import { Field, ID, ObjectType } from 'type-graphql';
import { JsonObject } from '../../schema/json-object.js';
import { Payload } from '../../schema/payload.js';
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

@ObjectType({ simpleResolvers: true, description: 'An office of a regional business unit.' })
export class Kp {
  @Field(() => ID, { description: 'Identifies the office.' })
  id!: string;

  @Field(() => String, { description: 'Its name.' })
  name!: string;

  @Field(() => String, { nullable: true, description: 'Its status, as the data API words it.' })
  status!: string | null;
}

@ObjectType({ simpleResolvers: true, description: 'A regional business unit the user belongs to.' })
export class Sbu {
  @Field(() => ID, { description: 'Identifies the unit.' })
  id!: string;

  @Field(() => String, { description: 'Its name.' })
  name!: string;

  @Field(() => [Kp], { description: 'Its offices.' })
  kps!: Kp[];
}

@ObjectType({ simpleResolvers: true, description: 'Who is signed in, and what they may open.' })
export class Me {
  @Field(() => user.type, { description: 'The person.' })
  user!: User;

  @Field(() => [MenuItem], { description: 'The menus the user type grants, as a tree.' })
  menus!: MenuItem[];

  @Field(() => [Sbu], { description: 'The regional business units and offices of the user.' })
  sbus!: Sbu[];

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
