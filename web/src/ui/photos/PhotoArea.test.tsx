import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { lastOf, openVehicles } from '../../testing/data/vehicle-screen';
import { vehicleRow } from '../../testing/data/vehicles';
import { drawTables } from '../../testing/drawn-table';
import { installUploads, uploads } from '../../testing/uploads';

/** Stands for the browser's canvas, which jsdom lacks: what is compressed is as large as its name states. */
jest.mock('compressorjs', () => ({
  __esModule: true,
  default: class {
    constructor(file: File, options: { success: (result: Blob) => void; error: (error: Error) => void }) {
      if (file.name === 'broken.png') options.error(new Error('cannot be decoded'));
      else options.success(new Blob([new Uint8Array(file.name === 'huge.png' ? 3_000_000 : 10)], file));
    }
  },
}));

beforeAll(() => drawTables());
beforeEach(installUploads);

const photo = (name: string, type = 'image/png') => new File(['…'], name, { type });

async function openPhotos() {
  const opened = await openVehicles('?record=1', {
    Vehicle: () => ({ vehicle: vehicleRow(1, { photos: ['/files/saved-1', '/files/saved-2'] }) }),
    UpdateVehicle: () => ({ updateVehicle: { success: true, message: 'Vehicle saved', errors: [] } }),
  });
  const area = within(await screen.findByRole('region', { name: 'Photo' }));
  return { ...opened, area };
}

function pick(user: UserEvent, ...files: File[]): Promise<void> {
  return user.upload(screen.getByLabelText('Add Photo', { selector: 'input' }), files);
}

const save = (user: UserEvent) => user.click(screen.getByRole('button', { name: 'Save' }));

async function nextUpload(count = 1) {
  await waitFor(() => expect(uploads).toHaveLength(count));
  const upload = uploads.at(-1);
  if (upload === undefined) throw new Error('nothing was uploaded');
  return upload;
}

const accepted = { success: true, message: 'OK', url: '/files/new-1' };

describe('The photo area', () => {
  it('keeps the focus while a saved photo is deleted and taken back', async () => {
    const { user, area } = await openPhotos();
    await user.click(area.getByRole('button', { name: 'Hapus foto 1' }));
    expect(area.getByRole('button', { name: 'Urungkan' })).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(area.getByRole('button', { name: 'Buka foto 1' })).toHaveFocus();
  });

  it('moves the focus to Add Photo when a new photo is removed', async () => {
    const { user, area } = await openPhotos();
    await pick(user, photo('new.png'));
    await nextUpload();
    await user.click(area.getByRole('button', { name: 'Batal' }));
    expect(area.getByRole('button', { name: 'Add Photo' })).toHaveFocus();
  });

  it('shows saved photos as thumbnails 320 pixels wide', async () => {
    const { area } = await openPhotos();
    expect(area.getByRole('img', { name: 'Foto 1' })).toHaveAttribute('src', '/files/saved-1?w=320');
  });

  it('has a picture stand in for a saved photo that cannot be loaded', async () => {
    const { area } = await openPhotos();
    fireEvent.error(area.getByRole('img', { name: 'Foto 2' }));
    expect(area.getByRole('img', { name: 'Foto 2' })).not.toHaveAttribute('src');
    expect(area.getByRole('img', { name: 'Foto 1' })).toHaveAttribute('src', '/files/saved-1?w=320');
  });

  it('marks a deleted saved photo, can undo that, and leaves it out of the save', async () => {
    const { gateway, user, area } = await openPhotos();
    await user.click(area.getByRole('button', { name: 'Hapus foto 1' }));
    expect(area.getByText('Akan dihapus')).toBeVisible();
    await user.click(area.getByRole('button', { name: 'Urungkan' }));
    await user.click(area.getByRole('button', { name: 'Hapus foto 2' }));
    await save(user);
    await waitFor(() => expect(gateway.of('UpdateVehicle')).toHaveLength(1));
    expect(lastOf(gateway, 'UpdateVehicle')?.input).toMatchObject({ photos: ['/files/saved-1'] });
  });

  it('uploads a picked photo with its progress; the save waits for it and carries its URL', async () => {
    const { gateway, user, area } = await openPhotos();
    await pick(user, photo('new.png'));
    const upload = await nextUpload();
    expect(upload.headers.get('apollo-require-preflight')).toBe('true');
    expect(upload.body?.get('map')).toBe('{"0":["variables.file"]}');
    act(() => upload.progress(40));
    expect(area.getByText('Mengunggah 40%')).toBeVisible();
    await save(user);
    expect(await screen.findByText('Menunggu foto selesai diunggah . . .')).toBeVisible();
    expect(gateway.of('UpdateVehicle')).toHaveLength(0);
    await act(async () => upload.respond(accepted));
    await waitFor(() => expect(gateway.of('UpdateVehicle')).toHaveLength(1));
    expect(lastOf(gateway, 'UpdateVehicle')?.input).toMatchObject({
      photos: ['/files/saved-1', '/files/saved-2', '/files/new-1'],
    });
  });

  it('reports a failed upload, holds the save back and tries again', async () => {
    const { gateway, user, area } = await openPhotos();
    await pick(user, photo('new.png'));
    const upload = await nextUpload();
    await act(async () => upload.fail());
    expect(await area.findByText('Sorry, Upload photo error.')).toBeVisible();
    await save(user);
    await waitFor(() => expect(screen.getAllByText('Sorry, Upload photo error.').length).toBeGreaterThan(1));
    expect(gateway.of('UpdateVehicle')).toHaveLength(0);
    await user.click(area.getByRole('button', { name: 'Coba lagi' }));
    const again = await nextUpload(2);
    await act(async () => again.respond(accepted));
    expect(await area.findByRole('img', { name: 'Foto 3' })).toHaveAttribute('src', '/files/new-1?w=320');
  });

  describe('without a network', () => {
    afterEach(() => jest.restoreAllMocks());
    const goOnline = (isOnline: boolean) => {
      jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
      return act(async () => void window.dispatchEvent(new Event(isOnline ? 'online' : 'offline')));
    };

    it('waits, and uploads and saves each photo once when the network is back', async () => {
      const { gateway, user, area } = await openPhotos();
      await pick(user, photo('new.png'));
      const upload = await nextUpload();
      await goOnline(false);
      await act(async () => upload.fail());
      expect(await area.findByText('Menunggu jaringan . . .')).toBeVisible();
      await save(user);
      expect(gateway.of('UpdateVehicle')).toHaveLength(0);
      await goOnline(true);
      const again = await nextUpload(2);
      await act(async () => again.respond(accepted));
      await waitFor(() => expect(gateway.of('UpdateVehicle')).toHaveLength(1));
      expect(uploads).toHaveLength(2);
      expect(gateway.of('UpdateVehicle')[0]?.variables).toMatchObject({
        input: { photos: ['/files/saved-1', '/files/saved-2', '/files/new-1'] },
      });
    });

    it('stops waiting for a photo that is cancelled', async () => {
      const { user, area } = await openPhotos();
      await pick(user, photo('new.png'));
      const upload = await nextUpload();
      await goOnline(false);
      await act(async () => upload.fail());
      await user.click(await area.findByRole('button', { name: 'Batal' }));
      expect(area.queryByText('Menunggu jaringan . . .')).not.toBeInTheDocument();
      await goOnline(true);
      expect(uploads).toHaveLength(1);
    });

    it('uploads again after a failure that was noticed before the loss of the network', async () => {
      const { user, area } = await openPhotos();
      await pick(user, photo('new.png'));
      const upload = await nextUpload();
      await act(async () => upload.fail());
      expect(await area.findByText('Sorry, Upload photo error.')).toBeVisible();
      await goOnline(false);
      await goOnline(true);
      const again = await nextUpload(2);
      await act(async () => again.respond(accepted));
      expect(await area.findByRole('img', { name: 'Foto 3' })).toHaveAttribute('src', '/files/new-1?w=320');
    });
  });

  it('stops an upload that is cancelled, and forgets a new photo that is deleted', async () => {
    const { user, area } = await openPhotos();
    await pick(user, photo('new.png'));
    const upload = await nextUpload();
    await user.click(area.getByRole('button', { name: 'Batal' }));
    expect(upload.isAborted).toBe(true);
    expect(area.getAllByRole('listitem')).toHaveLength(2);
    await pick(user, photo('new.png'));
    const second = await nextUpload(2);
    await act(async () => second.respond(accepted));
    await user.click(await area.findByRole('button', { name: 'Hapus foto 3' }));
    expect(area.getAllByRole('listitem')).toHaveLength(2);
  });

  it('takes jpg, jpeg and png that can be read and are at most 2 MB once compressed', async () => {
    const { area, user } = await openPhotos();
    await pick(user, photo('huge.png'), photo('broken.png'));
    expect(await area.findByText('huge.png: lebih dari 2MB setelah dikompres.')).toBeVisible();
    expect(await area.findByText('broken.png: foto tidak dapat dibaca.')).toBeVisible();
    fireEvent.drop(screen.getByRole('region', { name: 'Photo' }), {
      dataTransfer: { types: ['Files'], files: [photo('drawing.svg', 'image/svg+xml')] },
    });
    expect(await area.findByText('drawing.svg: hanya jpg, jpeg atau png.')).toBeVisible();
    expect(uploads).toHaveLength(0);
    // After the two that are saved, only the large one can be shown.
    const shown = area.getAllByRole('img').map((picture) => picture.getAttribute('alt'));
    expect(shown).toEqual(['Foto 1', 'Foto 2', 'Foto 3']);
  });

  it('shows the limit of 20 beforehand, and which photos it left out afterwards', async () => {
    const { area, user } = await openPhotos();
    expect(area.getByText(/^Paling banyak 20 foto\./)).toBeVisible();
    await pick(user, ...Array.from({ length: 20 }, (_, index) => photo(`${index}.png`)));
    expect(await area.findByText('Paling banyak 20 foto: 2 foto tidak ditambahkan.')).toBeVisible();
    expect(area.getAllByRole('listitem')).toHaveLength(20);
    await user.click(area.getByRole('button', { name: 'Hapus foto 1' }));
    expect(area.queryByText(/tidak ditambahkan/)).not.toBeInTheDocument();
    await pick(user, photo('last.png'));
    await user.click(area.getByRole('button', { name: 'Urungkan' }));
    expect(area.getByText('Paling banyak 20 foto: 1 foto tidak ditambahkan.')).toBeVisible();
    expect(area.getByText('Akan dihapus')).toBeVisible();
  });

  it('opens large, moves by arrow key and swipe, and closes with Esc', async () => {
    const { user, area } = await openPhotos();
    await user.click(area.getByRole('button', { name: 'Buka foto 1' }));
    const lightbox = await screen.findByRole('dialog', { name: '1 dari 2' });
    await waitFor(() =>
      expect(within(lightbox).getByRole('button', { name: 'Foto berikutnya' })).toHaveFocus(),
    );
    await user.keyboard('{ArrowRight}');
    expect(await screen.findByRole('dialog', { name: '2 dari 2' })).toBeVisible();
    const swipe = (from: number, to: number) => {
      const large = screen.getByRole('dialog', { name: /dari 2$/ });
      const photo = within(large).getByRole('img', { name: /^Foto/ });
      fireEvent.touchStart(photo, { touches: [{ clientX: from }] });
      fireEvent.touchEnd(photo, { changedTouches: [{ clientX: to }] });
    };
    swipe(100, 300);
    expect(await screen.findByRole('dialog', { name: '1 dari 2' })).toBeVisible();
    swipe(300, 290);
    swipe(300, 100);
    expect(await screen.findByRole('dialog', { name: '2 dari 2' })).toBeVisible();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog', { name: '2 dari 2' })).not.toBeInTheDocument());
    expect(screen.getByRole('dialog', { name: 'Edit Vehicle' })).toBeVisible();
    await waitFor(() => expect(area.getByRole('button', { name: 'Buka foto 1' })).toHaveFocus());
  });
});
