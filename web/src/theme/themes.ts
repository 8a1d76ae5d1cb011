/** The colours that a theme decides, for one mode. Hex values of 3 or 6 digits. */
export interface ThemeColors {
  /** Links, active entries, focus, primary buttons. */
  primary: string;
  primaryHover: string;
  primaryActive: string;
  /** Text on `primary`. */
  onPrimary: string;
  /** Background of an active menu entry or tab. */
  soft: string;
  /** Text on `soft`. */
  onSoft: string;
  tableHeader: string;
  onTableHeader: string;
}

export interface Theme {
  id: string;
  name: string;
  light: ThemeColors;
  dark: ThemeColors;
}

export type Mode = 'light' | 'dark';

/** Theme '1'. */
export const DEFAULT_THEME_ID = '1';

/** A colour mixed with a share of another, both with 6 digits. */
function mixed(color: string, other: string, share: number): string {
  const channelsOf = (hex: string) => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
  const others = channelsOf(other);
  const channels = channelsOf(color).map((value, at) => value + ((others[at] ?? 0) - value) * share);
  return `#${channels.map((value) => Math.round(value).toString(16).padStart(2, '0')).join('')}`;
}

function theme(id: string, name: string, light: string, dark: string): Theme {
  return {
    id,
    name,
    light: {
      primary: light,
      primaryHover: mixed(light, '#000000', 0.2),
      primaryActive: mixed(light, '#000000', 0.37),
      onPrimary: '#ffffff',
      soft: mixed(light, '#ffffff', 0.88),
      onSoft: mixed(light, '#000000', 0.25),
      tableHeader: mixed(light, '#ffffff', 0.92),
      onTableHeader: '#1c2127',
    },
    dark: {
      primary: dark,
      primaryHover: mixed(dark, '#ffffff', 0.2),
      primaryActive: mixed(dark, '#ffffff', 0.4),
      onPrimary: '#0e1114',
      soft: mixed(dark, '#0e1114', 0.78),
      onSoft: mixed(dark, '#ffffff', 0.4),
      tableHeader: mixed(dark, '#16191d', 0.88),
      onTableHeader: '#f2f5f7',
    },
  };
}

/** The nine themes of the specification, each with a light and a dark set; all pairs meet AA (4.5 : 1). */
export const THEMES: readonly Theme[] = [
  theme('1', 'Emerald', '#0b7a5b', '#3fcf9f'),
  theme('2', 'Navy Blue', '#1f4b99', '#8ab4ff'),
  theme('3', 'Violet', '#6a3fb5', '#bfa2f7'),
  theme('4', 'Hickory', '#7a4e2d', '#d9ac86'),
  theme('5', 'Orange', '#b04a00', '#ffab66'),
  theme('6', 'Orchid', '#9c2f9c', '#eb9aeb'),
  theme('7', 'Bubble Gum', '#c02565', '#ff9cc2'),
  theme('8', 'Creamy', '#7a6110', '#e6cf86'),
  theme('9', 'Coral', '#b8402f', '#ff9d8c'),
];
