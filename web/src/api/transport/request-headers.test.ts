import { openClient } from '../../testing/client';
import { person } from '../../testing/data/people';

const traceparents = async (): Promise<unknown[]> =>
  (await openClient('/dashboard', person())).of('Me').map(({ headers }) => headers.get('traceparent'));

it('A request begins no trace where the page does not enable traces', async () => {
  expect(await traceparents()).toEqual([null]);
});

it('A request begins a trace where the page enables traces', async () => {
  document.head.append(Object.assign(document.createElement('meta'), { name: 'traced' }));
  expect(await traceparents()).toEqual([expect.stringMatching(/^00-[0-9a-f]{32}-[0-9a-f]{16}-01$/)]);
});
