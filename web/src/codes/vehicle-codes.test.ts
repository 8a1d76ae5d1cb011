import { entryOf } from '../crud/import/rows/cell-entry';
import { translationsOf } from '../crud/import/rows/translations';
import { rentStatuses, vehicleStatuses } from './vehicle-codes';

describe('the codes of vehicles in a file to import', () => {
  it.each([
    [rentStatuses, 'AVAILABLE', ['Available', 'tersedia', 'AVAILABLE']],
    [rentStatuses, 'RENTED', ['Rented', 'Disewa', 'terpakai']],
    [rentStatuses, 'BOOKED', ['booked', ' Dipesan ']],
    [vehicleStatuses, 'ACTIVE', ['Active', 'Aktif']],
    [vehicleStatuses, 'NON_ACTIVE', ['Non Active', 'non-active', 'Tidak Aktif', 'Nonaktif']],
    [vehicleStatuses, 'MAINTENANCE', ['Maintenance', 'Dalam Perbaikan']],
    [vehicleStatuses, 'BROKEN', ['Broken', 'RUSAK']],
  ])('are accepted in both languages: %#', async (choices, code, written) => {
    const words = await translationsOf('vehicle');
    const field = { kind: 'choice', name: 'status', label: 'status', choices } as const;
    expect(written.map((word) => entryOf(field, word, words))).toEqual(written.map(() => code));
    expect(entryOf(field, 'Mungkin', words)).toBeNull();
  });
});
