import sharp from 'sharp';
import { type CarLook, car } from './car.js';
import { type ColorName, colors } from './palette.js';
import { background, canvas, definitions, type Scene, shadow } from './scene.js';
import { type ScooterLook, scooter } from './scooter.js';

export type Build = ScooterLook['build'] | CarLook['build'];

/** One photo of the demo fleet: which build, in which colour, taken where. */
export interface Picture {
  build: Build;
  color: ColorName;
  scene: Scene;
}

/** Draws the picture as an SVG document. */
export function drawPicture({ build, color, scene }: Picture): string {
  const vehicle = drawVehicle(build, color);
  // In the depot the vehicle faces the other way; a detail is the street picture, closer.
  const placed = scene === 'depot' ? `<g transform="translate(960 0) scale(-1 1)">${vehicle}</g>` : vehicle;
  const view = scene === 'detail' ? '440 200 440 330' : `0 0 ${canvas.width} ${canvas.height}`;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="800" height="600" viewBox="${view}">${definitions}${background(scene)}${shadow()}${placed}</svg>`;
}

/** Renders the picture as the JPEG of 800 x 600 that a phone's photo would be after the client compressed it. */
export function renderPicture(picture: Picture): Promise<Buffer> {
  return sharp(Buffer.from(drawPicture(picture)))
    .jpeg({ quality: 82 })
    .toBuffer();
}

function drawVehicle(build: Build, color: ColorName): string {
  const paint = colors[color];
  if (build === 'hatchback' || build === 'suv' || build === 'van') return car({ build }, paint);
  return scooter({ build }, paint);
}
