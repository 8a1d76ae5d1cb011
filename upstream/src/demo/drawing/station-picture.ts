import sharp from 'sharp';
import { background, canvas, definitions } from './scene.js';

/** What the roof and the chargers of a station are painted in. */
export const stationColors = ['#1f9d6b', '#2667c9', '#ee7326', '#0f8b94'] as const;

/** One photo of a demo charging station: its colour, its number of chargers, from afar or close. */
export interface StationPicture {
  color: (typeof stationColors)[number];
  chargers: 2 | 3 | 4;
  view: 'afar' | 'close';
}

/** Draws the picture as an SVG document. */
export function drawStation({ color, chargers, view }: StationPicture): string {
  const step = 560 / chargers;
  const places = Array.from({ length: chargers }, (_, n) => 200 + step * (n + 0.5));
  const box = view === 'close' ? '250 230 460 345' : `0 0 ${canvas.width} ${canvas.height}`;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="800" height="600" viewBox="${box}">${definitions}${background('street')}
    <rect x="120" y="540" width="720" height="60" fill="#c9d1d8"/>
    ${places.map((x) => `<path d="M${x - step / 2} 600 L${x - step / 2 - 30} 710" stroke="#eef2f5" stroke-width="8"/>`).join('')}
    <rect x="150" y="230" width="22" height="320" fill="#7a8591"/><rect x="788" y="230" width="22" height="320" fill="#7a8591"/>
    <path d="M96 232 L130 168 H830 L864 232 Z" fill="${color}"/>
    <rect x="96" y="232" width="768" height="20" fill="#f7f9fb"/>
    <path d="M470 178 L446 214 H468 L456 240 L500 200 H478 L492 178 Z" fill="#f7f9fb"/>
    ${places.map((x) => charger(x, color)).join('')}</svg>`;
}

/** Renders the picture as the JPEG of 800 x 600 that a phone's photo would be after the client compressed it. */
export function renderStation(picture: StationPicture): Promise<Buffer> {
  return sharp(Buffer.from(drawStation(picture)))
    .jpeg({ quality: 82 })
    .toBuffer();
}

function charger(x: number, color: string): string {
  const left = x - 37;
  return `
    <rect x="${left}" y="330" width="74" height="222" rx="12" fill="#f7f9fb"/>
    <rect x="${left}" y="520" width="74" height="32" rx="6" fill="${color}"/>
    <rect x="${left + 12}" y="348" width="50" height="40" rx="6" fill="#23303c"/>
    <path transform="translate(${x - 3} 408)" d="M10 0 L-8 24 H3 L-4 44 L17 16 H6 Z" fill="${color}"/>
    <path d="M${left + 74} 460 q30 6 26 52 q-2 30 -26 26" fill="none" stroke="#39434f" stroke-width="7"/>`;
}
