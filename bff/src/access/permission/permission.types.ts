import { Field, ObjectType, registerEnumType } from 'type-graphql';

export enum Resource {
  BATTERY_MODEL = 'BATTERY_MODEL',
  CHARGING_STATION = 'CHARGING_STATION',
  COMPLAINT = 'COMPLAINT',
  COMPLAINT_CATEGORY = 'COMPLAINT_CATEGORY',
  CONTRACT = 'CONTRACT',
  MENU = 'MENU',
  SUPPLIER = 'SUPPLIER',
  TENANT = 'TENANT',
  USER = 'USER',
  USER_TYPE = 'USER_TYPE',
  VEHICLE = 'VEHICLE',
  VEHICLE_MODEL = 'VEHICLE_MODEL',
}
registerEnumType(Resource, {
  name: 'Resource',
  description: 'A kind of record that can be created and changed.',
  valuesConfig: {
    BATTERY_MODEL: { description: 'Battery models.' },
    CHARGING_STATION: { description: 'Charging stations.' },
    COMPLAINT: { description: 'Complaints.' },
    COMPLAINT_CATEGORY: { description: 'Complaint categories.' },
    CONTRACT: { description: 'Contracts.' },
    MENU: { description: 'Menus.' },
    SUPPLIER: { description: 'Suppliers.' },
    TENANT: { description: 'Tenants.' },
    USER: { description: 'Users.' },
    USER_TYPE: { description: 'User types.' },
    VEHICLE: { description: 'Vehicles.' },
    VEHICLE_MODEL: { description: 'Vehicle models.' },
  },
});

@ObjectType({
  simpleResolvers: true,
  description:
    'What the signed-in user may write of a resource. Which of its records they reach is another matter: one that is out of scope, or another owner’s, is refused all the same.',
})
export class ResourcePermission {
  @Field(() => Resource, { description: 'The resource.' })
  resource!: Resource;

  @Field(() => Boolean, { description: 'Whether they may create a record.' })
  canCreate!: boolean;

  @Field(() => Boolean, { description: 'Whether they may change a record.' })
  canEdit!: boolean;

  @Field(() => [String], {
    description:
      'The input fields that they may set in a new record; another one with a value is refused (code FORBIDDEN).',
  })
  createFields!: string[];

  @Field(() => [String], {
    description:
      'The input fields that they may change in a saved record; another one with a different value is refused (code FORBIDDEN).',
  })
  editFields!: string[];
}
