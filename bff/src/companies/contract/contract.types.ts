import { GraphQLDate } from 'graphql-scalars';
import { Field, ID, Int, ObjectType } from 'type-graphql';
import { Audited } from '../../schema/audited.js';
import { PageInfo } from '../../schema/paging.js';
import { type OnDemand, Payload } from '../../schema/payload.js';

@ObjectType({
  simpleResolvers: true,
  description: 'What a tenant rents, from when until when, and how many vehicles at most.',
})
export class Contract extends Audited {
  @Field(() => ID, { description: 'Identifies the contract.' })
  id!: string;

  @Field(() => String, { description: 'Contract number, unique.' })
  contractNo!: string;

  @Field(() => ID, { nullable: true, description: 'The tenant company.' })
  tenantId!: string | null;

  @Field(() => String, { nullable: true, description: 'Name of the tenant company.' })
  tenantName!: string | null;

  @Field(() => Int, { nullable: true, description: 'How many vehicles the contract holds.' })
  registeredVehicles!: number | null;

  @Field(() => Int, { nullable: true, description: 'The most vehicles it may hold.' })
  totalVehicles!: number | null;

  @Field(() => GraphQLDate, { nullable: true, description: 'First day, YYYY-MM-DD.' })
  startDate!: string | null;

  @Field(() => GraphQLDate, { nullable: true, description: 'Last day, YYYY-MM-DD.' })
  endDate!: string | null;

  @Field(() => [ID], { description: 'The vehicles it holds, as the row names them.' })
  vehicleIds!: string[];
}

@ObjectType({ simpleResolvers: true, description: 'One page of contracts.' })
export class ContractPage {
  @Field(() => [Contract], { description: 'The contracts of this page.' })
  items!: Contract[];

  @Field(() => PageInfo, { description: 'Where this page stands.' })
  pageInfo!: PageInfo;
}

@ObjectType({ description: 'How saving a contract went.' })
export class ContractPayload extends Payload {
  @Field(() => Contract, {
    nullable: true,
    description: 'The contract as it is now; null when nothing was saved.',
  })
  contract!: OnDemand<Contract | null>;
}

@ObjectType({ simpleResolvers: true, description: 'A vehicle that a contract holds or could hold.' })
export class SelectableVehicle {
  @Field(() => ID, { description: 'Identifies the vehicle.' })
  id!: string;

  @Field(() => String, { description: 'Its licence plate.' })
  name!: string;

  @Field(() => Boolean, { description: 'Whether the contract holds it.' })
  selected!: boolean;
}

@ObjectType({
  simpleResolvers: true,
  description: 'The vehicles of one supplier that a contract holds or could hold.',
})
export class VehicleGroup {
  @Field(() => ID, { description: 'Identifies the group among the groups of its answer.' })
  id!: string;

  @Field(() => String, { description: 'Name of the supplier.' })
  name!: string;

  @Field(() => [SelectableVehicle], { description: 'Its vehicles.' })
  vehicles!: SelectableVehicle[];
}
