import { isImei } from './imei';

it.each([
  ['490154203237518', true],
  ['490154203237517', false],
  ['49015420323751', false],
  ['4901542032375180', false],
  ['49015420323751A', false],
])('IMEI %s is valid: %s (15 digits with a check digit)', (text, expected) => {
  expect(isImei(text)).toBe(expected);
});
