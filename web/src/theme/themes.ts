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

type Shades = readonly [
  primary: string,
  hover: string,
  active: string,
  soft: string,
  onSoft: string,
  table: string,
];

function theme(id: string, name: string, light: Shades, dark: Shades): Theme {
  const colors = (shades: Shades, onPrimary: string, onTableHeader: string): ThemeColors => ({
    primary: shades[0],
    primaryHover: shades[1],
    primaryActive: shades[2],
    onPrimary,
    soft: shades[3],
    onSoft: shades[4],
    tableHeader: shades[5],
    onTableHeader,
  });
  return { id, name, light: colors(light, '#ffffff', '#1c2127'), dark: colors(dark, '#0e1114', '#f2f5f7') };
}

/** The nine themes of the specification, each with a light and a dark set; all pairs meet AA (4.5 : 1). */
export const THEMES: readonly Theme[] = [
  theme(
    '1',
    'Emerald',
    ['#0b7a5b', '#096249', '#074d39', '#e1f4ec', '#085c45', '#eaf5f0'],
    ['#3fcf9f', '#62dab2', '#8be6c8', '#123a2f', '#8be6c8', '#1b2f29'],
  ),
  theme(
    '2',
    'Navy Blue',
    ['#1f4b99', '#183c7b', '#122e5f', '#e4ecfa', '#1a3f80', '#ecf1fa'],
    ['#8ab4ff', '#a6c6ff', '#c4d9ff', '#1a2c4d', '#b9d2ff', '#1d2738'],
  ),
  theme(
    '3',
    'Violet',
    ['#6a3fb5', '#563294', '#432674', '#efe8fa', '#563294', '#f4f0fb'],
    ['#bfa2f7', '#cfb9f9', '#dfd1fb', '#33264f', '#d8c7fb', '#2a2438'],
  ),
  theme(
    '4',
    'Hickory',
    ['#7a4e2d', '#633f24', '#4d301b', '#f5ebe3', '#633f24', '#f7f1ec'],
    ['#d9ac86', '#e3c0a2', '#edd5c1', '#3d2c1f', '#e8cbb1', '#2f2720'],
  ),
  theme(
    '5',
    'Orange',
    ['#b04a00', '#8f3c00', '#702f00', '#fdebdd', '#8a3a00', '#fdf3ea'],
    ['#ffab66', '#ffbf8a', '#ffd4b0', '#45290f', '#ffc99c', '#33271c'],
  ),
  theme(
    '6',
    'Orchid',
    ['#9c2f9c', '#7f267f', '#641d64', '#f8e6f8', '#7f267f', '#faf0fa'],
    ['#eb9aeb', '#f0b3f0', '#f5ccf5', '#452145', '#f2c0f2', '#332433'],
  ),
  theme(
    '7',
    'Bubble Gum',
    ['#c02565', '#9d1e52', '#7b1740', '#fde6ef', '#981c4f', '#fdf0f5'],
    ['#ff9cc2', '#ffb5d1', '#ffcee0', '#471f31', '#ffbfd7', '#35232b'],
  ),
  theme(
    '8',
    'Creamy',
    ['#7a6110', '#624e0d', '#4c3c0a', '#f8f0d6', '#5f4b0c', '#faf6e8'],
    ['#e6cf86', '#edd9a0', '#f3e5bd', '#3a321a', '#efdfae', '#2d291d'],
  ),
  theme(
    '9',
    'Coral',
    ['#b8402f', '#973426', '#77291e', '#fce8e4', '#943325', '#fdf1ee'],
    ['#ff9d8c', '#ffb5a8', '#ffcec5', '#46241e', '#ffc0b5', '#342522'],
  ),
];
