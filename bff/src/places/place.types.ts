import { MaxLength, ValidateNested } from 'class-validator';
import { ArgsType, Field, ObjectType } from 'type-graphql';
import { LatLng, LatLngInput } from '../graphql/schema/lat-lng.js';

@ObjectType({ simpleResolvers: true, description: 'A place with an address.' })
export class Place {
  @Field(() => String, {
    nullable: true,
    description: 'Its name, such as that of a district or a city; null when it has none.',
  })
  name!: string | null;

  @Field(() => String, { description: 'The whole address on one line, most specific part first.' })
  address!: string;

  @Field(() => LatLng, { description: 'Its position; the centre of a district or a city.' })
  location!: LatLng;
}

@ArgsType()
export class SearchPlacesArgs {
  @Field(() => String, {
    description: 'Words of a name or an address, at most 200 characters; case and accents are ignored.',
  })
  @MaxLength(200)
  text!: string;

  @Field(() => LatLngInput, {
    nullable: true,
    description: 'Of places that match equally well, those near this position come first.',
  })
  @ValidateNested()
  near?: LatLngInput | null;

  @Field(() => Boolean, {
    nullable: true,
    description:
      'Whether the text is not complete yet: null, without a warning, for a geocoder that forbids this.',
  })
  isTyping?: boolean | null;
}
