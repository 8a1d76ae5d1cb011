import { photoAddress, photoForSave } from './photo-address.js';

test.each([
  ['aa11.jpg', '/files/aa11.jpg'],
  ['/aa11.jpg', '/files/aa11.jpg'],
  ['http://127.0.0.1:4100/files/load/aa11.jpg', '/files/aa11.jpg'],
  ['/files/load/2026/aa11.jpg', '/files/2026/aa11.jpg'],
  ['https://elsewhere.test/aa11.jpg', 'https://elsewhere.test/aa11.jpg'],
])('the photo that the data API keeps as %s is shown at %s', (kept, shown) => {
  expect(photoAddress(kept)).toBe(shown);
});

test.each([
  ['/files/aa11.jpg', 'http://photos.test/load/aa11.jpg'],
  ['/files/aa11.jpg?w=320', 'http://photos.test/load/aa11.jpg'],
  ['https://elsewhere.test/aa11.jpg', 'https://elsewhere.test/aa11.jpg'],
])('the photo %s is saved as %s', (address, sent) => {
  expect(photoForSave(address, 'http://photos.test/load')).toBe(sent);
});
