import { Field, InputType, ObjectType } from 'type-graphql';
import { Payload } from '../../graphql/schema/payload.js';
import { custom, id, text, textOrEmpty } from '../definition/fields.js';
import { textKind } from '../definition/kinds.js';
import { defineRecord, defineTree, type ItemOf, nested, nestedList } from '../definition/record.js';
import { permissionsRow, ResourcePermission } from '../permission/permission.js';
import { user } from '../user/user.js';

const menuItem = defineTree({
  name: 'MenuItem',
  description: 'An entry of the sidebar, or a group of entries.',
  fields: {
    id: id('id', { description: 'Identifies the entry.' }),
    name: textOrEmpty('name', { description: 'The title in the sidebar.' }),
    path: text('path', { nullable: true, description: 'Route of the screen; null for a group.' }),
    icon: text('icon', {
      nullable: true,
      description: 'Name of the icon chosen for it; null for the icon of its screen.',
    }),
    code: text('kodeMenu', { nullable: true, description: 'Short code of the entry.' }),
  },
  children: { name: 'child', description: 'The entries below, in order.' },
});

const kp = defineRecord({
  name: 'Kp',
  description: 'An office of a regional business unit.',
  fields: {
    id: id('id', { description: 'Identifies the office.' }),
    name: textOrEmpty('name', { description: 'Its name.' }),
    status: text('status', { nullable: true, description: "Its status, in the data API's terms." }),
  },
});

const sbu = defineRecord({
  name: 'Sbu',
  description: 'A regional business unit the user belongs to.',
  fields: {
    id: id('id', { description: 'Identifies the unit.' }),
    name: textOrEmpty('name', { description: 'Its name.' }),
    kps: nestedList(kp, 'kp', { description: 'Its offices.' }),
  },
});

/** The user of a session, as `user/me` and `user/login` return it. */
export const sessionUser = defineRecord({
  name: 'Me',
  description: 'The signed-in user, and what they may open.',
  fields: {
    user: nested(user, 'data', { description: 'The user.' }),
    menus: nestedList(menuItem, 'listMenu', { description: 'The menus the user type grants, as a tree.' }),
    sbus: nestedList(sbu, 'sbuKP', { description: 'The regional business units and offices of the user.' }),
    permissions: custom(
      { type: [ResourcePermission], input: textKind.input },
      'permissions',
      permissionsRow,
      {
        nullable: true,
        description:
          'What they may write, by resource; null if the data API does not publish it. Then a save that is not permitted is refused.',
      },
    ),
  },
});

export type Me = ItemOf<typeof sessionUser>;

@ObjectType({ description: 'The result of a sign-in.' })
export class LoginPayload extends Payload {
  @Field(() => sessionUser.type, {
    nullable: true,
    description: 'The signed-in user; null when the sign-in failed.',
  })
  me!: Me | null;
}

@ObjectType({ description: 'The result of a sign-out.' })
export class LogoutPayload extends Payload {}

@InputType({ description: 'The credentials of a user.' })
export class LoginInput {
  @Field(() => String, { description: 'E-mail address or username.' })
  username!: string;

  @Field(() => String, { description: 'Password.' })
  password!: string;
}
