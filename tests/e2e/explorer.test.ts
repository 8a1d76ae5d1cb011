import { readdirSync, readFileSync } from 'node:fs';
import { fromRoot } from '../../scripts/repository.mjs';
import { Integration, password, people } from './gateway.js';
import { forgive, openBrowser } from './pages/browser.js';
import { holdPagesToTheRules } from './pages/page-rules.js';
import { type SecondGateway, startSecondGateway } from './second-gateway.js';

holdPagesToTheRules();

let gateway: SecondGateway;
beforeAll(async () => {
  gateway = await startSecondGateway();
});
afterAll(() => gateway.stop());

const folder = fromRoot('web', 'explorer', 'operations');
const operations = readdirSync(folder).map((name) => readFileSync(`${folder}/${name}`, 'utf8'));

test('each ready operation that ends runs as it stands', async () => {
  const ending = operations.filter((text) => !/^subscription /m.test(text));
  expect(ending.length).toBeGreaterThan(3);
  const supplier = await Integration.signedIn('supplier');
  for (const text of ending)
    expect(JSON.stringify(await supplier.ask(text))).not.toContain('"success":false');
});

test('where Apollo cannot be reached, GraphiQL opens at the same address, as whom the browser is signed in', async () => {
  const page = await openBrowser();
  forgive(page, new RegExp(`elsewhere: (http|ws)${gateway.url.slice(4)}`));
  forgive(page, /apollographql|ERR_FAILED/);
  // What is typed here no build knows of.
  forgive(page, /^a document: /);
  const login = 'mutation ($input: LoginInput!) { login(input: $input) { success } }';
  const variables = { input: { username: people.supplier, password } };
  await page.request.post(`${gateway.url}/graphql`, { data: { query: login, variables } });
  await page.route(/apollographql\.com/, (route) => route.abort());
  await page.goto(`${gateway.url}/graphql`);
  // The editor takes another tab's text once it has its own.
  await page.locator('.graphiql-query-editor').getByText('userTypeName').waitFor();
  const run = page.getByRole('button', { name: /^Execute query/ });
  const answer = page.locator('.result-window');
  await page.getByRole('tab', { name: 'Vehicles' }).click();
  await page.locator('.graphiql-query-editor').getByText('licensePlate').waitFor();
  await run.click();
  await answer.getByText('licensePlate').first().waitFor();
  await page.getByRole('tab', { name: 'UnreadNotifications' }).click();
  await page.locator('.graphiql-query-editor').getByText('subscription', { exact: true }).waitFor();
  await run.click();
  await answer.getByText('unreadNotificationCount').waitFor();
});
