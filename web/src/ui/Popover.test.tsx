import { render, screen, waitFor } from '@testing-library/react';
import { setUpUser } from '../testing/set-up-user';
import { Popover } from './Popover';

it('is made anew once it was closed and its button has not the focus, which it never takes away', async () => {
  const user = setUpUser();
  render(
    <>
      <Popover content={<button type="button">Isi</button>}>
        <button type="button">Buka</button>
      </Popover>
      <button type="button">Lain</button>
    </>,
  );
  const opener = () => screen.getByRole('button', { name: 'Buka' });
  const first = opener();
  await user.click(first);
  await screen.findByRole('button', { name: 'Isi' });
  await user.click(first);
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Isi' })).not.toBeInTheDocument());
  expect(opener()).toBe(first);
  expect(first).toHaveFocus();

  await user.click(screen.getByRole('button', { name: 'Lain' }));
  expect(opener()).not.toBe(first);
  expect(screen.getByRole('button', { name: 'Lain' })).toHaveFocus();
  await user.click(opener());
  expect(await screen.findByRole('button', { name: 'Isi' })).toBeVisible();
});
