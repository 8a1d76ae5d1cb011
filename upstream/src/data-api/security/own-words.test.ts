import { isOwnWords } from './own-words.js';

const OWNER = {
  name: 'Budi Santoso',
  email: 'b.santoso@cakrawala.co.id',
  username: 'budi_s',
  company: 'CV Cakrawala Émas',
};

test.each([
  'budi santoso',
  'BudiSantoso',
  'S a n t o s o 12',
  'b.santoso@cakrawala.co.id',
  'BSANTOSO2026',
  'budi_s!!',
  'Cakrawala-1',
  'cakrawala emas',
  'ＡＲＭＡＤＡ１２３４',
  'armada31121990',
  'budi@armada',
])('%j is', (password) => {
  expect(isOwnWords(password, OWNER)).toBe(true);
});

test.each(['armada-demo', 'budi pergi ke pasar', '1234 678', 'xk3!aq9z', 'armada911283746', ''])(
  '%j is not',
  (password) => {
    expect(isOwnWords(password, OWNER)).toBe(false);
  },
);

test('texts without letters and digits are no words', () => {
  expect(isOwnWords('xyz', { name: '---', email: '@', username: '', company: 'X' })).toBe(false);
});
