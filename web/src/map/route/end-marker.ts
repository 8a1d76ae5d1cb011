import { type DivIcon, divIcon } from 'leaflet';
import { PIN_ICON } from '../Pin';
import endImage from './trip-end.svg?no-inline';
import startImage from './trip-start.svg?no-inline';

const IMAGES = { start: startImage, end: endImage } as const;
const HEIGHT = 40;
const WIDTH = 30;

/** The fallback: the pin of every place, which needs no image. */
const FALLBACK = typeof PIN_ICON.options.html === 'string' ? PIN_ICON.options.html : '';

/** The marker of a trip's start or end; a pin replaces an image that does not load. */
export function endIcon(end: keyof typeof IMAGES): DivIcon {
  const box = document.createElement('span');
  const image = document.createElement('img');
  image.src = IMAGES[end];
  image.alt = '';
  image.width = WIDTH;
  image.height = HEIGHT;
  image.addEventListener('error', () => {
    box.innerHTML = FALLBACK;
    box.classList.add('map-pin');
  });
  box.append(image);
  return divIcon({
    className: `trip-marker trip-${end}`,
    html: box,
    iconSize: [WIDTH, HEIGHT],
    iconAnchor: [WIDTH / 2, HEIGHT - 1],
  });
}
