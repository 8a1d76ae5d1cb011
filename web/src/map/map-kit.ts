/* What is loaded when a map is opened, Leaflet with it. */
export { LiveMap } from './live/LiveMap';
export { MapPicker } from './MapPicker';
export { PlaceMap } from './PlaceMap';
export { PlacesMap } from './PlacesMap';
export { PositionMap } from './PositionMap';
export { RoutePlayer } from './route/RoutePlayer';
