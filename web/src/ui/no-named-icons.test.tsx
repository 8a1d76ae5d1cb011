import { Button } from '@blueprintjs/core';
import { render, screen } from '@testing-library/react';
import { Add } from './icons';

it('refuses an icon by its name, which the build has no drawing of', () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  expect(() => render(<Button icon="add" />)).toThrow("Icon 'add' by its name");
});

it('draws an icon that is a component', () => {
  render(<Button icon={<Add />}>Tambah</Button>);
  expect(screen.getByRole('button').querySelector('path')).not.toBeNull();
});
