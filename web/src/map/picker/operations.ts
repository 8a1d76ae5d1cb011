import { graphql } from '../../gql';

/** The address of a place; null where there is none and while the geocoder is down. */
export const REVERSE_GEOCODE = graphql(`
  query ReverseGeocode($latitude: Float!, $longitude: Float!) {
    reverseGeocode(latitude: $latitude, longitude: $longitude) { address }
  }
`);

export const SEARCH_PLACES = graphql(`
  query SearchPlaces($text: String!, $near: LatLngInput, $isTyping: Boolean) {
    searchPlaces(text: $text, near: $near, isTyping: $isTyping) { name address location { latitude longitude } }
  }
`);
