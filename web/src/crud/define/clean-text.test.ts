import { cleanText } from './clean-text';

it.each([
  ['budi@example.com\u200b', 'budi@example.com'],
  ['\u200b\u2060', ''],
  ['\u200d', ''],
  ['CV\u00a0 Cakrawala ', 'CV Cakrawala'],
  ['Jose\u0301', 'Jos\u00e9'],
  ['satu\n  dua', 'satu\n  dua'],
  ['👩\u200d🔧', '👩\u200d🔧'],
])('%j is %j to who reads it', (text, seen) => {
  expect(cleanText(text)).toBe(seen);
});
