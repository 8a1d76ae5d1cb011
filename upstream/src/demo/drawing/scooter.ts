import type { Paint } from './palette.js';
import { chrome, dark, plate, rubber, wheel } from './parts.js';

/** What sets one two-wheeler apart from another. */
export interface ScooterLook {
  /** city: step-through with a soft tail; sport: sharp, with a windscreen; cargo: city with a carrier box. */
  build: 'city' | 'sport' | 'cargo';
}

/** A scooter from its right side on a canvas of 960 x 720, wheels on the line y = 570. */
export function scooter(look: ScooterLook, paint: Paint): string {
  const sport = look.build === 'sport';
  const radius = sport ? 76 : 70;
  const y = 570 - radius;
  return [
    mirrorAndBar(sport),
    // Fork, behind the front wheel's cover.
    `<path d="M612 240 L700 ${y}" stroke="${chrome}" stroke-width="17" stroke-linecap="round"/>`,
    wheel(268, y, radius, sport ? 6 : 5),
    wheel(702, y, radius, sport ? 6 : 5),
    // Swing arm and hub motor.
    `<path d="M268 ${y} L428 478" stroke="#59626e" stroke-width="20" stroke-linecap="round"/>`,
    `<circle cx="268" cy="${y}" r="27" fill="#4b535e"/><circle cx="268" cy="${y}" r="12" fill="#8b95a1"/>`,
    sport ? sportBody(paint) : cityBody(paint),
    look.build === 'cargo' ? carrier(paint) : '',
    frontCover(paint, y, radius),
    plate(sport ? 150 : 146, 392, 12),
  ].join('');
}

function mirrorAndBar(sport: boolean): string {
  return `
    <path d="M606 214 L566 188" stroke="${dark}" stroke-width="13" stroke-linecap="round"/>
    <path d="M572 192 L540 196" stroke="${rubber}" stroke-width="19" stroke-linecap="round"/>
    <path d="M592 200 Q586 160 566 142" stroke="${dark}" stroke-width="7" fill="none" stroke-linecap="round"/>
    <ellipse cx="560" cy="128" rx="25" ry="17" fill="${dark}" transform="rotate(-18 560 128)"/>
    <ellipse cx="557" cy="129" rx="17" ry="11" fill="#b9d6e6" transform="rotate(-18 557 129)"/>
    ${
      sport
        ? `<path d="M618 214 Q646 120 612 92 Q600 90 596 104 Q610 150 590 206 Z" fill="#9cc7dd" opacity=".75"/>
           <path d="M618 214 Q646 120 612 92" fill="none" stroke="#e9f5fb" stroke-width="5" opacity=".9"/>`
        : ''
    }`;
}

function cityBody(paint: Paint): string {
  return `
    <path d="M392 452 H575 Q590 452 588 468 Q584 492 556 492 H400 Z" fill="${dark}"/>
    <rect x="408" y="444" width="160" height="13" rx="6" fill="#525b67"/>
    <path d="M182 366 Q176 338 214 336 L420 346 Q446 350 448 384 L456 474 Q456 492 436 492 H372
             Q366 410 282 398 Q232 394 214 418 Q190 398 182 366 Z" fill="${paint.body}"/>
    <path d="M214 418 Q232 394 282 398 Q366 410 372 492 H436 Q456 492 456 474 L453 440 Q400 440 360 404
             Q300 372 196 396 Q204 408 214 418 Z" fill="${paint.shade}"/>
    <path d="M206 352 Q300 344 424 358" stroke="${paint.light}" stroke-width="8" fill="none" stroke-linecap="round"/>
    <path d="M196 336 Q206 308 262 304 Q360 300 430 322 Q452 332 448 348 Q444 358 420 356 L216 346
             Q196 346 196 336 Z" fill="${rubber}"/>
    <path d="M214 326 Q280 308 352 314" stroke="#4d5560" stroke-width="6" fill="none" stroke-linecap="round"/>
    <path d="M180 352 Q168 362 178 384 L196 386 Q186 370 192 354 Z" fill="#e23b3b"/>
    ${bolt(400, 392, paint)}
    ${apron(paint)}
    <circle cx="640" cy="262" r="27" fill="${paint.shade}"/>
    <circle cx="645" cy="262" r="21" fill="#fff6d8"/><circle cx="650" cy="257" r="9" fill="#ffffff"/>`;
}

function sportBody(paint: Paint): string {
  return `
    <path d="M400 440 L580 436 L592 470 Q580 498 540 498 H410 Z" fill="${dark}"/>
    <path d="M416 434 H566" stroke="#525b67" stroke-width="12" stroke-linecap="round"/>
    <path d="M150 318 L262 346 L430 342 Q462 350 468 392 L474 470 Q474 498 448 498 H384
             Q372 404 282 394 Q244 392 226 404 L176 352 Z" fill="${paint.body}"/>
    <path d="M226 404 Q244 392 282 394 Q372 404 384 498 H448 Q474 498 474 470 L470 430 L392 420
             Q320 366 192 370 Z" fill="${paint.shade}"/>
    <path d="M196 340 L280 362 L430 358" stroke="${paint.light}" stroke-width="8" fill="none" stroke-linecap="round" stroke-linejoin="round"/>
    <path d="M140 304 Q180 286 250 296 Q290 306 320 326 Q390 318 444 332 Q462 342 450 352 L280 358 Q210 344 146 322
             Q134 314 140 304 Z" fill="${rubber}"/>
    <path d="M168 304 Q220 298 262 312" stroke="#4d5560" stroke-width="6" fill="none" stroke-linecap="round"/>
    <path d="M146 320 L178 354 L190 352 L168 326 Z" fill="#e23b3b"/>
    ${bolt(418, 396, paint)}
    ${apron(paint)}
    <path d="M628 238 L676 268 L664 294 L632 276 Z" fill="${dark}"/>
    <path d="M638 250 L670 270 L662 286 L640 272 Z" fill="#fff6d8"/>`;
}

/** The leg shield that carries the head lamp. */
function apron(paint: Paint): string {
  return `
    <path d="M586 208 Q642 208 656 250 Q674 320 662 384 Q648 446 596 482 Q580 492 560 492 L540 466
             Q590 440 594 372 Q600 292 576 226 Q574 208 586 208 Z" fill="${paint.body}"/>
    <path d="M540 466 Q590 440 594 372 Q600 292 576 226 Q590 232 600 250 Q620 320 612 386 Q602 452 560 492 Z" fill="${paint.shade}"/>
    <path d="M632 300 Q642 352 630 400" stroke="${paint.light}" stroke-width="8" fill="none" stroke-linecap="round"/>
    <ellipse cx="652" cy="330" rx="8" ry="15" fill="#ffb03b"/>`;
}

function frontCover(paint: Paint, y: number, radius: number): string {
  const r = radius + 12;
  return `
    <path d="M${702 - r} ${y + 8} A${r} ${r} 0 0 1 ${702 + r * 0.82} ${y - r * 0.56}
             L${702 + r * 0.62} ${y - r * 0.4} Q700 ${y - r * 0.98} ${702 - r * 0.74} ${y + 4} Z" fill="${paint.body}"/>
    <path d="M${702 - r * 0.62} ${y - r * 0.52} Q702 ${y - r * 1.08} ${702 + r * 0.6} ${y - r * 0.66}"
          stroke="${paint.light}" stroke-width="6" fill="none" stroke-linecap="round"/>`;
}

/** A carrier box over the tail, for deliveries. */
function carrier(paint: Paint): string {
  return `
    <path d="M164 306 L196 348 M262 306 L274 340" stroke="${dark}" stroke-width="10" stroke-linecap="round"/>
    <rect x="120" y="294" width="170" height="14" rx="5" fill="${dark}"/>
    <rect x="112" y="152" width="184" height="142" rx="16" fill="${paint.shade}"/>
    <rect x="112" y="152" width="184" height="118" rx="16" fill="${paint.body}"/>
    <rect x="112" y="190" width="184" height="10" fill="${paint.shade}"/>
    <rect x="186" y="184" width="36" height="24" rx="5" fill="${dark}"/>
    <path d="M130 170 H250" stroke="${paint.light}" stroke-width="7" stroke-linecap="round"/>
    <rect x="126" y="222" width="156" height="26" rx="6" fill="#ffffff" opacity=".85"/>
    <rect x="140" y="231" width="90" height="8" rx="4" fill="${paint.shade}"/>`;
}

function bolt(x: number, y: number, paint: Paint): string {
  return `<path transform="translate(${x} ${y})" d="M12 0 L-8 26 H4 L-4 48 L20 18 H7 Z" fill="${paint.light}"/>`;
}
