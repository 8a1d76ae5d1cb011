import sharp from 'sharp';
import { chrome, dark, rubber, wheel } from './parts.js';
import { background, canvas, definitions } from './scene.js';

/** What a photo in a complaint shows; `workshop` is what the supplier sends back. */
export type EvidenceKind = 'tyre' | 'brake' | 'panel' | 'battery' | 'lamp' | 'body' | 'workshop';

/** One photo of a complaint: what it shows, under which light. */
export interface EvidencePicture {
  kind: EvidenceKind;
  light: 'day' | 'evening';
}

/** Draws the picture as an SVG document. */
export function drawEvidence({ kind, light }: EvidencePicture): string {
  const evening = light === 'evening' ? '<rect width="960" height="720" fill="#14213a" opacity=".34"/>' : '';
  return `<svg xmlns="http://www.w3.org/2000/svg" width="800" height="600" viewBox="0 0 ${canvas.width} ${canvas.height}">${definitions}${background('depot')}<rect width="960" height="720" fill="#9aa5b1" opacity=".45"/>${CLOSE_UPS[kind]()}${evening}</svg>`;
}

/** Renders the picture as the JPEG of 800 x 600 that a phone's photo would be after the client compressed it. */
export function renderEvidence(picture: EvidencePicture): Promise<Buffer> {
  return sharp(Buffer.from(drawEvidence(picture)))
    .jpeg({ quality: 82 })
    .toBuffer();
}

/** Circles what is meant, as people do who report something. */
const marked = (x: number, y: number, radius: number) =>
  `<ellipse cx="${x}" cy="${y}" rx="${radius * 1.2}" ry="${radius}" fill="none" stroke="#e23b3b" stroke-width="10" stroke-dasharray="400 26" stroke-linecap="round"/>`;

const CLOSE_UPS: Readonly<Record<EvidenceKind, () => string>> = {
  tyre: () => `
    ${wheel(480, 350, 290, 5)}
    <path d="M300 560 Q300 652 380 652 H590 Q660 652 660 560 Z" fill="${rubber}"/>
    <path d="M610 560 l30 46" stroke="${chrome}" stroke-width="14" stroke-linecap="round"/>
    <circle cx="604" cy="552" r="15" fill="${chrome}"/>${marked(616, 572, 74)}`,
  brake: () => `
    ${wheel(480, 360, 320, 6)}
    <circle cx="480" cy="360" r="196" fill="none" stroke="#b9c1c9" stroke-width="64"/>
    <circle cx="480" cy="360" r="196" fill="none" stroke="#8c5a3c" stroke-width="16" stroke-dasharray="150 70" opacity=".7"/>
    <g fill="#6b7580">${Array.from({ length: 12 }, (_, n) => `<circle cx="480" cy="164" r="11" transform="rotate(${n * 30} 480 360)"/>`).join('')}</g>
    <rect x="586" y="196" width="150" height="196" rx="34" fill="#c53030" transform="rotate(32 661 294)"/>
    ${marked(655, 300, 120)}`,
  panel: () => `
    <rect x="150" y="150" width="660" height="420" rx="60" fill="${dark}"/>
    <rect x="196" y="196" width="568" height="328" rx="30" fill="#0d141c"/>
    <path d="M300 440 A180 180 0 0 1 660 440" fill="none" stroke="#2b3a4a" stroke-width="26"/>
    <path d="M300 440 A180 180 0 0 1 348 318" fill="none" stroke="#2fbf88" stroke-width="26"/>
    <path d="M480 440 L372 362" stroke="#f4f6f8" stroke-width="10" stroke-linecap="round"/><circle cx="480" cy="440" r="18" fill="#f4f6f8"/>
    <path d="M640 240 L690 326 H590 Z" fill="none" stroke="#f2b52a" stroke-width="13" stroke-linejoin="round"/>
    <path d="M640 270 v26 m0 14 v4" stroke="#f2b52a" stroke-width="12" stroke-linecap="round"/>
    <rect x="250" y="240" width="120" height="54" rx="10" fill="none" stroke="#e23b3b" stroke-width="9"/><rect x="260" y="250" width="22" height="34" fill="#e23b3b"/>
    ${marked(640, 286, 84)}`,
  battery: () => `
    <rect x="250" y="190" width="440" height="380" rx="36" fill="#39434f"/>
    <path d="M690 230 Q740 380 690 530" fill="#39434f"/>
    <rect x="360" y="140" width="220" height="64" rx="20" fill="${dark}"/>
    <rect x="290" y="240" width="360" height="150" rx="18" fill="#e7ecf1"/>
    <path transform="translate(440 256) scale(2.4)" d="M10 0 L-8 24 H3 L-4 44 L17 16 H6 Z" fill="#2fbf88"/>
    <path d="M300 470 h330" stroke="#59626e" stroke-width="22" stroke-linecap="round"/>
    <path d="M540 440 q40 30 20 80 q-14 30 16 50" fill="none" stroke="#8c5a3c" stroke-width="20" stroke-linecap="round"/>${marked(560, 500, 78)}`,
  lamp: () => `
    <path d="M190 150 Q480 60 770 150 L820 520 Q480 660 140 520 Z" fill="#5b6571"/>
    <circle cx="480" cy="350" r="196" fill="#dfe5ea"/><circle cx="480" cy="350" r="166" fill="#8fa3b3"/>
    <circle cx="480" cy="350" r="166" fill="url(#glass)"/>
    <g stroke="#ffffff" stroke-width="6" fill="none"><path d="M520 320 L392 230 M520 320 L610 222 M520 320 L640 372 M520 320 L500 500 M520 320 L372 402"/><path d="M452 272 L470 352 L560 366 L572 262 Z"/></g>
    ${marked(520, 330, 128)}`,
  body: () => `
    <path d="M0 240 Q420 120 960 220 V620 Q480 700 0 600 Z" fill="#2667c9"/>
    <path d="M0 300 Q420 190 960 280" stroke="#5f95e8" stroke-width="16" fill="none"/>
    <path d="M0 600 Q480 700 960 620 V560 Q480 640 0 540 Z" fill="#184790"/>
    <g stroke="#d6dee6" stroke-linecap="round"><path d="M330 430 L600 380" stroke-width="12"/><path d="M352 456 L640 402" stroke-width="7"/><path d="M390 410 L540 384" stroke-width="5"/></g>
    ${marked(480, 416, 110)}`,
  workshop: () => `
    <rect x="180" y="520" width="600" height="34" rx="8" fill="#7a8591"/><rect x="230" y="554" width="26" height="120" fill="#59626e"/><rect x="704" y="554" width="26" height="120" fill="#59626e"/>
    ${wheel(400, 360, 156, 5)}
    <path d="M610 500 L720 330" stroke="${chrome}" stroke-width="30" stroke-linecap="round"/>
    <path d="M700 322 q-8 -62 52 -66 l-18 40 30 20 32 -30 q10 60 -50 66 Z" fill="${chrome}"/>
    <path d="M560 250 l26 30 56 -66" fill="none" stroke="#2fbf88" stroke-width="20" stroke-linecap="round" stroke-linejoin="round"/>`,
};
