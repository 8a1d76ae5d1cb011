import { atom } from 'nanostores';
import { DEFAULT_THEME_ID, type Mode, THEMES, type Theme, type ThemeColors } from './themes';

const STORED_UNDER = 'armada.mode';

/** Blueprint's class for its dark theme. */
const BLUEPRINT_DARK = 'bp6-dark';

export function isMode(value: string | null): value is Mode {
  return value === 'light' || value === 'dark';
}

const system = window.matchMedia('(prefers-color-scheme: dark)');

function storedMode(): Mode {
  const stored = localStorage.getItem(STORED_UNDER);
  if (isMode(stored)) return stored;
  return system.matches ? 'dark' : 'light';
}

/** Light or dark: the last choice in this browser, else the system's preference, also when that changes. */
export const $mode = atom<Mode>(storedMode());
system.addEventListener('change', () => $mode.set(storedMode()));

/** Id of the theme: the signed-in user's choice, else theme '1'. */
export const $themeId = atom(DEFAULT_THEME_ID);

/** The CSS variables that each colour of a theme sets, Armada's and Blueprint's. */
const VARIABLES: Record<keyof ThemeColors, readonly string[]> = {
  primary: ['--a-primary', '--bp-intent-primary-rest', '--bp-emphasis-focus-color'],
  primaryHover: ['--a-primary-hover', '--bp-intent-primary-hover'],
  primaryActive: ['--a-primary-active', '--bp-intent-primary-active'],
  onPrimary: ['--a-on-primary', '--bp-intent-primary-foreground'],
  soft: ['--a-soft'],
  onSoft: ['--a-on-soft'],
  tableHeader: ['--a-table-header'],
  onTableHeader: ['--a-on-table-header'],
};

const HEX = /^#(?:[0-9a-f]{3}|[0-9a-f]{6})$/i;

/**
 * The CSS variables of a theme in one mode. A colour that cannot be read as a 3- or 6-digit hex value is skipped, so that the
 * style sheet's own value holds.
 */
export function themeVariables(theme: Theme, mode: Mode): [name: string, value: string][] {
  return Object.entries(theme[mode]).flatMap(([color, value]: [string, string]) =>
    HEX.test(value) && isColor(color) ? VARIABLES[color].map((name): [string, string] => [name, value]) : [],
  );
}

function isColor(name: string): name is keyof ThemeColors {
  return name in VARIABLES;
}

function draw(mode = $mode.get()): void {
  const root = document.documentElement;
  const theme = THEMES.find(({ id }) => id === $themeId.get()) ?? THEMES[0];
  root.classList.toggle(BLUEPRINT_DARK, mode === 'dark');
  root.dataset.mode = mode;
  root.style.colorScheme = mode;
  if (theme !== undefined)
    for (const [name, value] of themeVariables(theme, mode)) root.style.setProperty(name, value);
}

/** Changes between light and dark, now and for the next visit. */
export function chooseMode(mode: Mode): void {
  localStorage.setItem(STORED_UNDER, mode);
  $mode.set(mode);
}

/** Changes the theme. An unknown id changes nothing. */
export function chooseTheme(id: string): void {
  if (THEMES.some((theme) => theme.id === id)) $themeId.set(id);
}

$mode.subscribe((mode) => draw(mode));
$themeId.listen(() => draw());
// Paper is light.
window.addEventListener('beforeprint', () => draw('light'));
window.addEventListener('afterprint', () => draw());
