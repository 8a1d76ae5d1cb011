import { signedInAt } from '../pages/browser.js';
import { expectSoon } from '../pages/expect-soon.js';
import { failOnPageErrors } from '../pages/fail-on-page-errors.js';

failOnPageErrors();

/** Files of the build and operations, each once: an icon is requested again from the browser's memory. */
const LIMIT = { firstList: 21, after: 12 };

test('a first list takes few requests, and so does what is loaded once it is shown', async () => {
  const paths: string[] = [];
  const page = await signedInAt('/home', 'admin');
  await page.goto('about:blank');
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname === '/graphql' || !paths.includes(pathname)) paths.push(pathname);
  });
  await page.goto('/vehicle/manage?page=1');
  await page.getByText(/^[\d.]+ Result$/).waitFor();
  const first = paths.length;
  expect(first).toBeLessThanOrEqual(LIMIT.firstList);
  // The last of what the shell loads when the browser is idle.
  await expectSoon(async () => paths.some((path) => path.includes('ChangePasswordDialog')), true);
  expect(paths.slice(first).length).toBeLessThanOrEqual(LIMIT.after);
});
