import type { Paint } from './palette.js';
import { dark, rubber, wheel } from './parts.js';

/** What sets one four-wheeler apart from another. */
export interface CarLook {
  build: 'hatchback' | 'suv' | 'van';
}

interface Shape {
  body: string;
  /** the lower, shaded part of the body */
  sill: string;
  glass: string[];
  gleam: string;
  doors: string;
  handles: [number, number][];
  lamp: string;
  tail: string;
  mirror: [number, number];
  wheels: { x: [number, number]; radius: number };
}

const shapes: Record<CarLook['build'], Shape> = {
  hatchback: {
    body: `M112 500 Q96 440 116 392 Q128 366 168 356 Q226 268 300 246 Q420 226 528 252 Q596 282 652 352
           Q764 366 812 402 Q842 426 844 476 Q846 512 828 524 H136 Q118 520 112 500 Z`,
    sill: 'M108 470 Q460 500 845 470 Q846 512 828 524 H136 Q118 520 112 500 Z',
    glass: [
      'M208 352 Q250 288 312 272 Q356 264 406 264 V352 Z',
      'M424 264 Q486 266 524 280 Q566 302 612 352 H424 Z',
    ],
    gleam: 'M140 384 Q420 366 700 382',
    doors: 'M415 262 V512 M204 360 Q236 440 300 512 M624 356 Q628 440 610 512',
    handles: [
      [350, 394],
      [560, 394],
    ],
    lamp: 'M780 396 Q828 410 838 446 Q806 444 784 424 Z',
    tail: 'M122 386 Q112 412 108 440 Q132 436 140 412 Q142 392 122 386 Z',
    mirror: [606, 344],
    wheels: { x: [262, 706], radius: 76 },
  },
  suv: {
    body: `M100 486 Q90 390 112 336 Q124 312 152 304 Q186 226 232 212 Q400 194 556 214 Q606 244 656 316
           Q780 326 828 368 Q852 396 852 470 Q850 506 834 514 H128 Q106 510 100 486 Z`,
    sill: 'M98 452 Q460 474 853 452 Q852 506 834 514 H128 Q106 510 100 486 Z',
    glass: [
      'M186 308 Q210 246 246 236 Q276 232 304 231 V308 Z',
      'M322 230 Q380 226 430 227 V308 H322 Z',
      'M448 228 Q504 230 544 238 Q580 264 614 308 H448 Z',
    ],
    gleam: 'M132 340 Q420 322 720 342',
    doors: 'M439 226 V500 M312 230 V420 M628 316 Q634 420 612 500',
    handles: [
      [372, 356],
      [566, 356],
    ],
    lamp: 'M786 352 Q836 370 844 408 H790 Z',
    tail: 'M114 336 Q102 366 100 404 L126 402 Q130 366 128 340 Z',
    mirror: [610, 298],
    wheels: { x: [252, 714], radius: 86 },
  },
  van: {
    body: `M96 490 V220 Q96 184 132 180 H560 Q612 182 652 232 L720 326 Q806 340 838 384 Q856 412 854 480
           Q852 512 832 518 H124 Q98 514 96 490 Z`,
    sill: 'M96 462 H855 Q854 512 832 518 H124 Q98 514 96 490 Z',
    glass: ['M560 222 Q596 224 626 262 L676 328 H560 Z', 'M446 222 H542 V328 H446 Z'],
    gleam: 'M120 214 H540',
    doors: 'M430 200 V506 M551 216 V506 M690 340 Q700 430 680 506 M130 250 H400 M130 250 V420',
    handles: [
      [470, 372],
      [580, 372],
    ],
    lamp: 'M788 368 Q834 384 846 424 H800 Z',
    tail: 'M96 300 h18 v96 h-18 Z',
    mirror: [672, 318],
    wheels: { x: [248, 716], radius: 78 },
  },
};

/** A car from its right side on a canvas of 960 x 720, wheels on the line y = 570. */
export function car(look: CarLook, paint: Paint): string {
  const shape = shapes[look.build];
  const { radius } = shape.wheels;
  const y = 570 - radius;
  const [rear, front] = shape.wheels.x;
  const arch = (x: number) =>
    `<path d="M${x - radius - 16} 524 A${radius + 16} ${radius + 16} 0 0 1 ${x + radius + 16} 524 Z" fill="${rubber}"/>`;
  const [mirrorX, mirrorY] = shape.mirror;
  return `
    <path d="${shape.body}" fill="${paint.body}"/>
    <path d="${shape.sill}" fill="${paint.shade}"/>
    ${shape.glass.map((pane) => `<path d="${pane}" fill="#22303c"/>`).join('')}
    ${shape.glass.map((pane) => `<path d="${pane}" fill="url(#glass)"/>`).join('')}
    <path d="${shape.gleam}" stroke="${paint.light}" stroke-width="8" fill="none" stroke-linecap="round"/>
    <path d="${shape.doors}" stroke="${paint.shade}" stroke-width="4" fill="none" stroke-linecap="round"/>
    ${shape.handles.map(([x, top]) => `<rect x="${x}" y="${top}" width="40" height="10" rx="5" fill="${paint.shade}"/>`).join('')}
    <path d="${shape.lamp}" fill="#fff6d8"/>
    <path d="${shape.tail}" fill="#e23b3b"/>
    <rect x="${mirrorX}" y="${mirrorY}" width="34" height="26" rx="10" fill="${dark}"/>
    <path d="M640 504 H834" stroke="${dark}" stroke-width="12" stroke-linecap="round"/>
    <path transform="translate(664 420)" d="M10 0 L-8 22 H3 L-4 40 L17 15 H6 Z" fill="#38c793"/>
    ${arch(rear)}${arch(front)}
    ${wheel(rear, y, radius, 5)}${wheel(front, y, radius, 5)}`;
}
