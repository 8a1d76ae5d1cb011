import { contrast } from '../../testing/contrast';
import { FLAVORS } from './flavors';

const AA = 4.5;

describe.each(['light', 'dark'] as const)('names of streets and places in %s colours', (mode) => {
  const flavor = FLAVORS[mode];

  it.each(['roads_label_major', 'roads_label_minor', 'city_label', 'state_label', 'country_label'] as const)(
    '%s is readable on land',
    (label) => expect(contrast(flavor[label], flavor.earth)).toBeGreaterThanOrEqual(AA),
  );

  it('ocean_label is readable on the sea', () => {
    expect(contrast(flavor.ocean_label, flavor.water)).toBeGreaterThanOrEqual(AA);
  });
});
