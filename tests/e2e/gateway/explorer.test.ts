import { readdirSync, readFileSync } from 'node:fs';
import { fromRoot } from '../../../scripts/repository.mjs';
import { Integration, password, people } from '../calls/gateway.js';
import { allowFault, openBrowser } from '../pages/browser.js';
import { failOnPageErrors } from '../pages/fail-on-page-errors.js';
import { type SecondGateway, startSecondGateway } from '../servers/second-gateway.js';

failOnPageErrors();

let gateway: SecondGateway;
beforeAll(async () => {
  gateway = await startSecondGateway();
});
afterAll(() => gateway.stop());

const folder = fromRoot('web', 'explorer', 'operations');
const operations = readdirSync(folder).map((name) => readFileSync(`${folder}/${name}`, 'utf8'));

test('each example operation except subscriptions runs unchanged', async () => {
  const finite = operations.filter((text) => !/^subscription /m.test(text));
  expect(finite.length).toBeGreaterThan(3);
  const supplier = await Integration.signedIn('supplier');
  for (const text of finite)
    expect(JSON.stringify(await supplier.request(text))).not.toContain('"success":false');
});

test('without access to Apollo GraphiQL opens at the same URL with the session of the browser', async () => {
  const page = await openBrowser();
  allowFault(page, new RegExp(`another origin: (http|ws)${gateway.url.slice(4)}`));
  allowFault(page, /apollographql|ERR_FAILED/);
  // GraphiQL sends documents.
  allowFault(page, /^operation not persisted: /);
  const login = 'mutation ($input: LoginInput!) { login(input: $input) { success } }';
  const variables = { input: { username: people.supplier, password } };
  await page.request.post(`${gateway.url}/graphql`, { data: { query: login, variables } });
  await page.route(/apollographql\.com/, (route) => route.abort());
  await page.goto(`${gateway.url}/graphql`);
  // The editor shows another tab only after it has loaded the first.
  await page.locator('.graphiql-query-editor').getByText('userTypeName').waitFor();
  const run = page.getByRole('button', { name: /^Execute query/ });
  const result = page.locator('.result-window');
  await page.getByRole('tab', { name: 'Vehicles' }).click();
  await page.locator('.graphiql-query-editor').getByText('licensePlate').waitFor();
  await run.click();
  await result.getByText('licensePlate').first().waitFor();
  await page.getByRole('tab', { name: 'UnreadNotifications' }).click();
  await page.locator('.graphiql-query-editor').getByText('subscription', { exact: true }).waitFor();
  await run.click();
  await result.getByText('unreadNotificationCount').waitFor();
});
