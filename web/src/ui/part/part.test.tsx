import { render, screen } from '@testing-library/react';
import { type ComponentType, Suspense } from 'react';
import { setUpUser } from '../../testing/set-up-user';
import { lazyDialog, lazyPart } from './part';

interface Props {
  name: string;
  onClose: () => void;
}

function Greeting({ name }: Props): React.JSX.Element {
  return <p>Halo {name}</p>;
}

/** Loads the part at the second try. */
function failingOnce() {
  return jest
    .fn<Promise<{ default: ComponentType<Props> }>, []>()
    .mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module'))
    .mockResolvedValue({ default: Greeting });
}

function renderIn(Part: ComponentType<Props>): jest.Mock {
  const close = jest.fn();
  render(
    <>
      <h1>Layar</h1>
      <Part name="Budi" onClose={close} />
    </>,
  );
  return close;
}

// React logs what a boundary catches.
beforeEach(() => jest.spyOn(console, 'error').mockReturnValue());
afterEach(() => jest.restoreAllMocks());

it('leaves what is beside it on screen while it is loaded, with the focus', async () => {
  let finish = (_part: { default: ComponentType<Props> }): void => undefined;
  const loading = new Promise<{ default: ComponentType<Props> }>((resolve) => {
    finish = resolve;
  });
  const Part = lazyPart(
    () => loading,
    () => <p>Memuat</p>,
  );
  const content = (isOpen: boolean) => (
    <Suspense fallback={null}>
      <button type="button">Batal</button>
      {isOpen && <Part name="Budi" onClose={jest.fn()} />}
    </Suspense>
  );
  const { rerender } = render(content(false));
  screen.getByRole('button').focus();
  rerender(content(true));
  expect(screen.getByText('Memuat')).toBeVisible();
  expect(screen.getByRole('button')).toBeVisible();
  expect(screen.getByRole('button')).toHaveFocus();
  finish({ default: Greeting });
  expect(await screen.findByText('Halo Budi')).toBeVisible();
});

it('says in place of a part that it could not be loaded, and loads it when tried again', async () => {
  renderIn(lazyPart(failingOnce()));
  expect(await screen.findByText('Bagian ini gagal dimuat.')).toBeVisible();
  expect(screen.getByText('Layar')).toBeVisible();
  await setUpUser().click(screen.getByRole('button', { name: 'Coba lagi' }));
  expect(await screen.findByText('Halo Budi')).toBeVisible();
});

it('says it in a dialog in place of a dialog, which closes as that would', async () => {
  const close = renderIn(lazyDialog(failingOnce()));
  expect(await screen.findByRole('dialog', { name: 'Bagian ini gagal dimuat.' })).toBeVisible();
  await setUpUser().click(screen.getAllByRole('button', { name: 'Close' }).at(-1) as HTMLElement);
  expect(close).toHaveBeenCalledTimes(1);
});

it('loads a dialog anew that is opened again after it failed', async () => {
  const Part = lazyDialog(failingOnce());
  const { rerender } = render(<Part key="first" name="Budi" onClose={jest.fn()} />);
  await screen.findByRole('dialog');
  rerender(<Part key="second" name="Budi" onClose={jest.fn()} />);
  expect(await screen.findByText('Halo Budi')).toBeVisible();
});
