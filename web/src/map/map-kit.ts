/* What is loaded when a map is opened, Leaflet with it. */
export { LiveMap } from './live/LiveMap';
export { PlaceMap } from './PlaceMap';
export { PlacesMap } from './PlacesMap';
export { PositionMap } from './PositionMap';
export { MapPicker } from './picker/MapPicker';
export { RoutePlayer } from './route/RoutePlayer';
