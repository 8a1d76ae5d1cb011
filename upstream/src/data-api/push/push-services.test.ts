import { isPublicAddress, lookUpPublic } from './public-addresses.js';
import { pushServiceOf } from './push-services.js';

const TRUSTED = ['http://127.0.0.1:8080', 'https://push.internal'];

test.each([
  'https://fcm.googleapis.com/fcm/send/abc',
  'https://updates.push.services.mozilla.com/wpush/v2/abc',
  'https://db5p.notify.windows.com/w/?token=abc',
  'https://web.push.apple.com/abc',
])('%s is that of a known push service', (endpoint) => {
  expect(pushServiceOf(endpoint, [])).toMatchObject({ isTrusted: false });
});

test.each([
  'http://fcm.googleapis.com/x',
  'https://fcm.googleapis.com:8443/x',
  'https://fcm.googleapis.com.evil.test/x',
  'https://evilpush.apple.com.test/x',
  'https://user:secret@fcm.googleapis.com/x',
  'https://127.0.0.1/x',
  'https://[::1]/x',
  'http://127.0.0.1:8081/x',
  'file:///etc/passwd',
  'nothing',
])('%s is not', (endpoint) => {
  expect(pushServiceOf(endpoint, TRUSTED)).toBeUndefined();
});

test.each(['http://127.0.0.1:8080/x', 'https://push.internal/x'])(
  '%s is trusted where it is named',
  (endpoint) => {
    expect(pushServiceOf(endpoint, TRUSTED)).toMatchObject({ isTrusted: true });
  },
);

test.each(['142.250.4.95', '2404:6800:4003:c00::5f'])('%s is a public address', (address) => {
  expect(isPublicAddress(address)).toBe(true);
});

test.each([
  '0.0.0.0',
  '10.1.2.3',
  '100.64.0.1',
  '127.0.0.1',
  '169.254.169.254',
  '172.31.0.1',
  '192.168.1.1',
  '224.0.0.1',
  '255.255.255.255',
  '::',
  '::1',
  '::ffff:127.0.0.1',
  '64:ff9b::7f00:1',
  'fd00::1',
  'fe80::1',
  'ff02::1',
])('%s is no public address', (address) => {
  expect(isPublicAddress(address)).toBe(false);
});

test('a host with an address that is not public cannot be connected to', async () => {
  const lookedUp = new Promise((resolve) => {
    lookUpPublic('localhost', { all: true }, (fault) => resolve(fault?.message));
  });
  expect(await lookedUp).toBe('localhost has an address that is not public');
});
