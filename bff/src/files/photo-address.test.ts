import { photoAddress, photoForSave } from './photo-address.js';

test.each([
  ['aa11.jpg', '/files/aa11.jpg'],
  ['/aa11.jpg', '/files/aa11.jpg'],
  ['http://127.0.0.1:4100/files/load/aa11.jpg', '/files/aa11.jpg'],
  ['/files/load/2026/aa11.jpg', '/files/2026/aa11.jpg'],
  ['https://elsewhere.test/aa11.jpg', 'https://elsewhere.test/aa11.jpg'],
])('a photo stored as %s has the address %s', (stored, address) => {
  expect(photoAddress(stored)).toBe(address);
});

test.each([
  ['/files/aa11.jpg', 'http://photos.test/load/aa11.jpg'],
  ['/files/aa11.jpg?w=320', 'http://photos.test/load/aa11.jpg'],
  ['https://elsewhere.test/aa11.jpg', 'https://elsewhere.test/aa11.jpg'],
])('a photo with the address %s is saved as %s', (address, sent) => {
  expect(photoForSave(address, 'http://photos.test/load')).toBe(sent);
});
