import { ObjectType } from 'type-graphql';
import { Payload } from './payload.js';

@ObjectType({ description: 'The result of an action that returns no data.' })
export class ActionPayload extends Payload {}
