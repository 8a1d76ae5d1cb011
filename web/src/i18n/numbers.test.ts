import { chooseLocale } from './i18n';
import { numberFormat } from './numbers';

afterEach(() => chooseLocale('id'));

it('writes numbers with the separators of the chosen language', () => {
  const format = numberFormat({ maximumFractionDigits: 2 });
  expect(format(12345.5)).toBe('12.345,5');
  chooseLocale('en');
  expect(format(12345.5)).toBe('12,345.5');
});
