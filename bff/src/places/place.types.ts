import { IsLatitude, IsLongitude, MaxLength } from 'class-validator';
import { ArgsType, Field, Float, ObjectType } from 'type-graphql';
import { LatLng } from '../graphql/schema/lat-lng.js';

@ObjectType({ simpleResolvers: true, description: 'A place that has an address.' })
export class Place {
  @Field(() => String, {
    nullable: true,
    description: 'Its own name, such as that of a quarter or a city; null when it has none.',
  })
  name!: string | null;

  @Field(() => String, { description: 'The whole address on one line, nearest first.' })
  address!: string;

  @Field(() => LatLng, { description: 'Where it is; of a quarter or a city, the middle.' })
  location!: LatLng;
}

@ArgsType()
export class ReverseGeocodeArgs {
  @Field(() => Float, { description: 'Degrees north of the equator, -90 to 90.' })
  @IsLatitude()
  latitude!: number;

  @Field(() => Float, { description: 'Degrees east of Greenwich, -180 to 180.' })
  @IsLongitude()
  longitude!: number;
}

@ArgsType()
export class SearchPlacesArgs {
  @Field(() => String, {
    description:
      'Words of a name or an address, at most 200 characters, in any case and without accents too.',
  })
  @MaxLength(200)
  text!: string;
}
