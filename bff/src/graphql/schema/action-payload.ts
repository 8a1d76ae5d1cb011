import { ObjectType } from 'type-graphql';
import { Payload } from './payload.js';

@ObjectType({ description: 'How something that leaves nothing to show went.' })
export class ActionPayload extends Payload {}
