import { IsLatitude, IsLongitude } from 'class-validator';
import { ArgsType, Field, Float, InputType, ObjectType } from 'type-graphql';

@ObjectType({ simpleResolvers: true, description: 'A place on earth, WGS 84.' })
export class LatLng {
  @Field(() => Float, { description: 'Degrees north of the equator, -90 to 90.' })
  latitude!: number;

  @Field(() => Float, { description: 'Degrees east of Greenwich, -180 to 180.' })
  longitude!: number;
}

@ArgsType()
@InputType({ description: 'A place on earth, WGS 84.' })
export class LatLngInput {
  @Field(() => Float, { description: 'Degrees north of the equator, -90 to 90.' })
  @IsLatitude()
  latitude!: number;

  @Field(() => Float, { description: 'Degrees east of Greenwich, -180 to 180.' })
  @IsLongitude()
  longitude!: number;
}

/** Null unless both are known. */
export const latLngOf = (latitude: number | null, longitude: number | null): LatLng | null =>
  latitude === null || longitude === null ? null : { latitude, longitude };
