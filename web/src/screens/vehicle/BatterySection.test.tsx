import { render } from '@testing-library/react';
import { BatterySection } from './BatterySection';

it.each([
  [19.9, 'danger'],
  [20, 'warning'],
  [79, 'warning'],
  [80, 'success'],
])('a battery at %d percent is drawn as %s', (charge, tone) => {
  const { container } = render(<BatterySection charge={charge} range={1} capacity={1} model="LFP" />);
  expect(container.querySelector('.battery-bar')).toHaveAttribute('data-tone', tone);
});
