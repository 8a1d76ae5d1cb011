import { plainLine } from './plain-line.js';

test.each([
  ['PT Cakrawala Émas', 'PT Cakrawala Émas'],
  ['Drs. Budi, S.Kom', 'Drs. Budi, S. Kom'],
  ['Depo 1.5 km', 'Depo 1.5 km'],
  ['Budi\r\nBcc: x@y.z', 'Budi Bcc:'],
  ['Click http://evil.example now', 'Click now'],
  ['Click http:evil.example', 'Click'],
  ['Call me at x@y', 'Call me at'],
  ['www.evil.com/pay', 'www. evil. com/pay'],
  ['evil\u200b.com', 'evil. com'],
  ['evil．com', 'evil. com'],
  ['evil。com', 'evil. com'],
  ['\u202egnp.exe', 'gnp. exe'],
  ['a\u2028b\u00a0c\td', 'a b c d'],
  ['12:30', '12:30'],
  ['@', ''],
])('of %j is %j', (text, line) => {
  expect(plainLine(text, 60)).toBe(line);
});

test('has at most so many characters, each of them whole', () => {
  expect(plainLine('😀'.repeat(100), 10)).toBe(`${'😀'.repeat(9)}…`);
});
