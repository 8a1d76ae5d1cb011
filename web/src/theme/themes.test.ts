import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { contrast } from '../testing/contrast';
import { themeVariables } from './appearance';
import { DEFAULT_THEME_ID, THEMES } from './themes';

/** The surfaces of both modes in base.css. */
const SURFACES = { light: ['#ffffff', '#f4f6f8'], dark: ['#16191d', '#0e1114', '#1e2329'] } as const;
const AA = 4.5;

it('There are the nine themes of the specification, Emerald being the default', () => {
  expect(THEMES.map(({ name }) => name)).toEqual([
    'Emerald',
    'Navy Blue',
    'Violet',
    'Hickory',
    'Orange',
    'Orchid',
    'Bubble Gum',
    'Creamy',
    'Coral',
  ]);
  expect(THEMES.find(({ id }) => id === DEFAULT_THEME_ID)?.name).toBe('Emerald');
});

describe.each(
  THEMES.flatMap((theme) => [
    { theme, mode: 'light' as const },
    { theme, mode: 'dark' as const },
  ]),
)('$theme.name, $mode', ({ theme, mode }) => {
  const colors = theme[mode];

  it('can be read: every pair of text and background meets AA', () => {
    for (const surface of SURFACES[mode])
      expect(contrast(colors.primary, surface)).toBeGreaterThanOrEqual(AA);
    for (const background of [colors.primary, colors.primaryHover, colors.primaryActive]) {
      expect(contrast(colors.onPrimary, background)).toBeGreaterThanOrEqual(AA);
    }
    expect(contrast(colors.onSoft, colors.soft)).toBeGreaterThanOrEqual(AA);
    expect(contrast(colors.onTableHeader, colors.tableHeader)).toBeGreaterThanOrEqual(AA);
  });
});

it('The border of a field stands out from every surface by 3 : 1, which WCAG 1.4.11 asks for', () => {
  const [light, dark] = [
    ...readFileSync(join(__dirname, 'base.css'), 'utf8').matchAll(/--a-field-line: (#\w+);/g),
  ];
  for (const [mode, line] of [
    ['light', light?.[1]],
    ['dark', dark?.[1]],
  ] as const)
    for (const surface of SURFACES[mode]) expect(contrast(line ?? '', surface)).toBeGreaterThanOrEqual(3);
});

it('A colour that is no 3- or 6-digit hex value is skipped', () => {
  const [theme] = THEMES;
  if (theme === undefined) throw new Error('There is no theme');
  const odd = {
    ...theme,
    light: { ...theme.light, primary: 'rebeccapurple', soft: '#ABC', tableHeader: '#12345' },
  };
  const names = themeVariables(odd, 'light').map(([name]) => name);
  expect(names).not.toContain('--a-primary');
  expect(names).not.toContain('--a-table-header');
  expect(themeVariables(odd, 'light')).toContainEqual(['--a-soft', '#ABC']);
});
