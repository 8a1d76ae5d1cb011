export const rubber = '#22262c';
export const dark = '#363d47';
export const chrome = '#aab4bf';

/** A wheel with its tyre, rim and spokes; all lengths in canvas pixels. */
export function wheel(x: number, y: number, radius: number, spokes: number): string {
  const rim = radius * 0.66;
  const blades = Array.from({ length: spokes }, (_, i) => {
    const turn = (360 / spokes) * i + 18;
    return `<path d="M${x} ${y} L${x} ${y - rim + 4}" transform="rotate(${turn} ${x} ${y})"/>`;
  }).join('');
  return `
    <circle cx="${x}" cy="${y}" r="${radius}" fill="${rubber}"/>
    <circle cx="${x}" cy="${y}" r="${radius * 0.8}" fill="none" stroke="#3a4049" stroke-width="3"/>
    <circle cx="${x}" cy="${y}" r="${rim}" fill="#dfe5ea"/>
    <circle cx="${x}" cy="${y}" r="${rim * 0.86}" fill="#5b6571"/>
    <g stroke="#dfe5ea" stroke-width="${radius * 0.13}" stroke-linecap="round">${blades}</g>
    <circle cx="${x}" cy="${y}" r="${radius * 0.2}" fill="#c3ccd4"/>
    <circle cx="${x}" cy="${y}" r="${radius * 0.09}" fill="#69737f"/>`;
}

/** A number plate seen at an angle. It carries no letters: a machine without fonts draws the same picture. */
export function plate(x: number, y: number, turn: number): string {
  return `
    <g transform="rotate(${turn} ${x} ${y})">
      <rect x="${x}" y="${y}" width="52" height="30" rx="3" fill="#f7f7f4" stroke="#20242a" stroke-width="3"/>
      <path d="M${x + 8} ${y + 15} h8 m4 0 h16 m4 0 h5" stroke="#20242a" stroke-width="6"/>
    </g>`;
}
