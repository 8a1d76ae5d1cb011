import { Registry } from 'prom-client';
import { Durations } from './durations.js';

const world = () => {
  const registry = new Registry();
  const durations = new Durations(registry, {
    name: 'took',
    help: 'Time.',
    labelNames: ['service', 'outcome'],
  });
  return { registry, durations };
};

test('every time is counted once, by its labels, whenever somebody reads them', async () => {
  const { registry, durations } = world();
  for (let n = 0; n < 1234; n += 1) durations.observe('dataApi', '2xx', n < 1000 ? 0.004 : 0.2);
  durations.observe('dataApi', '5xx', 20);
  durations.observe('geocoder', '2xx', 0.06);
  const once = await registry.metrics();
  expect(once).toContain('took_bucket{le="0.005",service="dataApi",outcome="2xx"} 1000');
  expect(once).toContain('took_bucket{le="0.25",service="dataApi",outcome="2xx"} 1234');
  expect(once).toContain('took_count{service="dataApi",outcome="2xx"} 1234');
  expect(once).toContain('took_bucket{le="10",service="dataApi",outcome="5xx"} 0');
  expect(once).toContain('took_sum{service="dataApi",outcome="5xx"} 20');
  expect(once).toContain('took_bucket{le="0.1",service="geocoder",outcome="2xx"} 1');
  expect(await registry.metrics()).toBe(once);
  durations.observe('geocoder', '2xx', 0.01);
  expect(await registry.metrics()).toContain('took_count{service="geocoder",outcome="2xx"} 2');
});

test('what nobody reads is counted all the same, so that no more than a few wait', async () => {
  const { registry, durations } = world();
  for (let n = 0; n < 500; n += 1) durations.observe('dataApi', '2xx', 0.1);
  const histogram = registry.getSingleMetric('took');
  expect(histogram).toHaveProperty(['hashMap', 'outcome:2xx,service:dataApi,', 'count'], 500);
});
