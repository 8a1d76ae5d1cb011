/** Where a vehicle was photographed. */
export type Scene = 'street' | 'depot' | 'detail';

export const canvas = { width: 960, height: 720 } as const;

/** Everything behind the vehicle, the ground included. */
export function background(scene: Scene): string {
  return scene === 'depot' ? depot() : street();
}

/** The soft shadow a vehicle casts on the line y = 570. */
export function shadow(): string {
  return `<ellipse cx="480" cy="569" rx="360" ry="22" fill="url(#shadow)"/>`;
}

/** Gradients that the drawings refer to. */
export const definitions = `
  <defs>
    <linearGradient id="sky" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#bfe3f2"/><stop offset="1" stop-color="#f5fafc"/></linearGradient>
    <linearGradient id="wall" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#e7ecf1"/><stop offset="1" stop-color="#d3dbe3"/></linearGradient>
    <linearGradient id="glass" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#9fc4d8" stop-opacity=".85"/><stop offset=".55" stop-color="#4d7188" stop-opacity=".5"/><stop offset="1" stop-color="#22303c" stop-opacity=".1"/></linearGradient>
    <radialGradient id="shadow"><stop offset="0" stop-color="#10151b" stop-opacity=".5"/><stop offset=".7" stop-color="#10151b" stop-opacity=".28"/><stop offset="1" stop-color="#10151b" stop-opacity="0"/></radialGradient>
    <radialGradient id="light"><stop offset="0" stop-color="#ffffff" stop-opacity=".95"/><stop offset="1" stop-color="#ffffff" stop-opacity="0"/></radialGradient>
  </defs>`;

function street(): string {
  // left edge, width, top
  const far: [number, number, number][] = [
    [0, 90, 300],
    [84, 64, 220],
    [160, 100, 330],
    [300, 78, 190],
    [372, 96, 290],
    [560, 70, 240],
    [624, 110, 320],
    [760, 84, 170],
    [838, 122, 280],
  ];
  const near: [number, number, number][] = [
    [40, 100, 380],
    [210, 120, 400],
    [440, 90, 390],
    [690, 120, 395],
    [880, 80, 370],
  ];
  const blocks = (list: [number, number, number][], fill: string) =>
    list
      .map(
        ([x, width, top]) =>
          `<rect x="${x}" y="${top}" width="${width}" height="${520 - top}" rx="5" fill="${fill}"/>`,
      )
      .join('');
  const windows = near
    .flatMap(([x, width, top]) =>
      Array.from(
        { length: 4 },
        (_, row) => `<path d="M${x + 14} ${top + 18 + row * 26} H${x + width - 14}"/>`,
      ),
    )
    .join('');
  const tree = (x: number, size: number) => `
    <rect x="${x - 5}" y="${500 - size}" width="10" height="${size + 24}" rx="4" fill="#8a6a4c"/>
    <circle cx="${x}" cy="${490 - size}" r="${size * 0.72}" fill="#6fb98a"/>
    <circle cx="${x - size * 0.45}" cy="${506 - size}" r="${size * 0.5}" fill="#5aa877"/>
    <circle cx="${x + size * 0.4}" cy="${500 - size}" r="${size * 0.46}" fill="#82c79a"/>`;
  return `
    <rect width="960" height="720" fill="url(#sky)"/>
    <circle cx="770" cy="120" r="52" fill="#fff3cf"/>
    ${blocks(far, '#cfe0ea')}
    <path d="M512 520 L520 210 L524 150 L528 210 L536 520 Z M500 226 h48 l-10 14 h-28 Z" fill="#bcd1de"/>
    ${blocks(near, '#b5cbd8')}
    <g stroke="#d6e5ed" stroke-width="9" stroke-linecap="round" stroke-dasharray="12 17">${windows}</g>
    ${tree(70, 62)}${tree(180, 46)}${tree(880, 66)}${tree(800, 44)}
    <rect y="508" width="960" height="18" fill="#dfe4e8"/>
    <rect y="526" width="960" height="194" fill="#8d98a4"/>
    <rect y="526" width="960" height="7" fill="#7a8591"/>
    <path d="M-20 650 H980" stroke="#eef2f5" stroke-width="10" stroke-dasharray="90 60"/>`;
}

function depot(): string {
  const charger = (x: number) => `
    <rect x="${x}" y="250" width="74" height="230" rx="12" fill="#f7f9fb"/>
    <rect x="${x + 12}" y="268" width="50" height="40" rx="6" fill="#23303c"/>
    <path transform="translate(${x + 34} 330)" d="M10 0 L-8 24 H3 L-4 44 L17 16 H6 Z" fill="#2fbf88"/>
    <path d="M${x + 74} 390 q34 6 30 60 q-2 34 -30 30" fill="none" stroke="#39434f" stroke-width="7"/>`;
  return `
    <rect width="960" height="720" fill="url(#wall)"/>
    <g fill="#c8d1da"><rect y="96" width="960" height="6"/><rect x="236" width="6" height="500"/><rect x="716" width="6" height="500"/></g>
    <rect y="60" width="960" height="22" fill="#2fbf88" opacity=".75"/>
    ${charger(60)}${charger(826)}
    <ellipse cx="480" cy="330" rx="470" ry="300" fill="url(#light)"/>
    <rect y="500" width="960" height="220" fill="#b9c3cd"/>
    <path d="M80 720 L190 520 M880 720 L770 520" stroke="#f4c542" stroke-width="10"/>
    <rect y="496" width="960" height="8" fill="#a4afba"/>`;
}
