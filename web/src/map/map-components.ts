/* What is loaded when a map is opened, Leaflet with it. */
export { LiveMap } from './live/LiveMap';
export { StationMarkers } from './live/StationMarkers';
export { PlaceMap } from './PlaceMap';
export { PlacesMap } from './PlacesMap';
export { PositionMap } from './PositionMap';
export { MapPicker } from './picker/MapPicker';
export { RoutePlayer } from './route/RoutePlayer';
