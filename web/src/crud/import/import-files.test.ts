import { waitFor } from '@testing-library/react';
import { readSheet } from 'read-excel-file/universal';
import { chooseLocale } from '../../i18n/i18n';
import { drawTables } from '../../testing/drawn-table';
import { bytesOfFiles } from '../../testing/file-bytes';
import { csv, downloads, HEADINGS, openImport, ROW, replies, SENT, xlsx } from '../../testing/import-screen';

beforeAll(() => {
  drawTables();
  bytesOfFiles();
});
afterEach(() => {
  jest.restoreAllMocks();
  chooseLocale('id');
});

describe('a file of tenants', () => {
  it('of Excel has dates, numbers and phones without their 0 read for what they are', async () => {
    const { gateway, dialog, choose } = await openImport('tenant', {
      ImportTenants: () => replies('importTenants', ['ADD', 'ADD']),
    });
    const headings = [
      'Nama*',
      'EMAIL',
      ' tlp ',
      'Total Vehicles',
      'Start Date',
      'End Date',
      'Address',
      'Status',
    ];
    const day = (value: string) => ({ value: new Date(value), type: Date, format: 'dd/mm/yyyy' }) as const;
    await choose(
      await xlsx([
        [...headings, 'Latitude, Longitude', 'Radius (m)'],
        [
          'PT Baru',
          'baru@jaya.test',
          81234567890,
          20,
          day('2026-03-01'),
          day('2027-02-28'),
          'Jl. Thamrin 1',
          true,
          '-6.2, 106.8',
          750,
        ],
        [
          'PT Baru',
          'baru@jaya.test',
          '+62 812-3456-7890',
          '20',
          46082,
          '28/02/2027',
          'Jl. Thamrin 1',
          'Aktif',
          '-6.2, 106.8',
          null,
        ],
      ]),
    );
    await dialog.findByText('2 baru, 0 diubah, 0 tetap, 0 ditolak');
    expect(gateway.of('ImportTenants')[0]?.variables.rows).toEqual([{ ...SENT, radius: 750 }, SENT]);
  });

  it('may have semicolons or tabs between its cells, a mark of UTF-8, and a line that names the separator', async () => {
    const { gateway, dialog, choose } = await openImport('tenant', {
      ImportTenants: () => replies('importTenants', ['ADD']),
    });
    const text = [HEADINGS, ROW].join('\r\n');
    const split = (separator: string) => text.replaceAll(/,(?! )/g, separator);
    const files = [split('\t'), `\uFEFF${split(';')}`, `sep=;\r\n${split(';')}`];
    for (const [index, file] of files.entries()) {
      await choose(csv([file]));
      await waitFor(() => expect(gateway.of('ImportTenants')).toHaveLength(index + 1));
      await dialog.findByText(/^1 baru/);
    }
    expect(gateway.of('ImportTenants').map(({ variables }) => variables.rows)).toEqual([
      [SENT],
      [SENT],
      [SENT],
    ]);
  });

  it('has its separator found by the headings, whatever stands in its cells', async () => {
    const { gateway, dialog, choose } = await openImport('tenant', {
      ImportTenants: () => replies('importTenants', ['ADD']),
    });
    const lines = [HEADINGS, ROW].map((line) => line.replaceAll(/,(?! )/g, ';').replaceAll('"', ''));
    const address = 'Jl. Dua, No. 3, RT 1, Jakarta, DKI';
    await choose(csv(lines.map((line) => line.replace('Jl. Thamrin 1', address))));
    await dialog.findByText(/^1 baru/);
    expect(gateway.of('ImportTenants')[0]?.variables.rows).toEqual([{ ...SENT, address }]);
  });

  it('may be UTF-16 in either order, and have a title above its headings, or them on another sheet', async () => {
    const { gateway, dialog, choose } = await openImport('tenant', {
      ImportTenants: () => replies('importTenants', ['ADD']),
    });
    const lines = ['Daftar penyewa 2026', '', HEADINGS, ROW].join('\r\n');
    const bigEndian = new Uint8Array(2 + lines.length * 2);
    const view = new DataView(bigEndian.buffer);
    view.setUint16(0, 0xfeff);
    for (const [index, character] of [...lines].entries())
      view.setUint16(2 + index * 2, character.charCodeAt(0));
    await choose(new File([bigEndian], 'a.csv'));
    await dialog.findByText(/^1 baru/);
    expect(dialog.getByText(/Judul kolom dibaca dari baris 3/)).toBeInTheDocument();

    const cells = (line: string) => line.replaceAll('"', '').split(/,(?! )/);
    await choose(await xlsx([['Petunjuk'], ['Isi lembar berikutnya']], [cells(HEADINGS), cells(ROW)]));
    await waitFor(() => expect(gateway.of('ImportTenants')).toHaveLength(2));
    expect(await dialog.findByText(/Yang dibaca adalah lembar Sheet2/)).toBeInTheDocument();
    expect(gateway.of('ImportTenants').map(({ variables }) => variables.rows)).toEqual([[SENT], [SENT]]);
  });

  it('loses no cell: one without a heading is that row’s error', async () => {
    const { gateway, dialog, choose } = await openImport('tenant');
    await choose(csv([HEADINGS, ROW.replace('Jl. Thamrin 1', 'Jl. Sudirman, No. 5, Jakarta')]));
    await dialog.findByText(/^0 baru, 0 diubah, 0 tetap, 1 ditolak/);
    expect(dialog.getByText(/Ada isi tanpa judul kolom/)).toBeInTheDocument();
    expect(gateway.of('ImportTenants')).toEqual([]);
  });

  it.each([
    ['812345678.0', '812345678'],
    ['00628123456789', '8123456789'],
    ['+62 812-3456-789', '8123456789'],
    ['628123456789', '8123456789'],
  ])('reads the phone %s as %s', async (written, read) => {
    const { gateway, dialog, choose } = await openImport('tenant', {
      ImportTenants: () => replies('importTenants', ['ADD']),
    });
    await choose(csv([HEADINGS, ROW.replace('081234567890', written)]));
    await dialog.findByText(/^1 baru/);
    expect(gateway.of('ImportTenants')[0]?.variables.rows).toEqual([{ ...SENT, phone: read }]);
  });

  it('may have headings of either language and synonyms of them', async () => {
    const { gateway, dialog, choose } = await openImport('tenant', {
      ImportTenants: () => replies('importTenants', ['ADD']),
    });
    const headings =
      'Company Name,E-mail,No. HP,Jumlah Kendaraan,Tgl Mulai,Valid until,Address,is_active,Koordinat,Radius';
    await choose(csv([headings, `${ROW.replace(',Aktif,', ',active,')},750`]));
    await dialog.findByText(/^1 baru/);
    expect(gateway.of('ImportTenants')[0]?.variables.rows).toEqual([{ ...SENT, radius: 750 }]);
    // A synonym is a guess: the person sees it and may choose otherwise.
    expect(dialog.getByLabelText('No. HP')).toHaveDisplayValue('Tlp');
    expect(dialog.queryByLabelText('Radius')).not.toBeInTheDocument();
  });

  it('has the columns that nobody knows assigned by the person, or ignored', async () => {
    const { gateway, user, dialog, choose, start } = await openImport('tenant', {
      ImportTenants: () => replies('importTenants', ['ADD']),
    });
    await choose(csv([`${HEADINGS.replace('Tlp', 'Kontak')},Mood,Created By`, `${ROW},good,Admin`]));
    expect(await dialog.findByRole('alert')).toHaveTextContent(
      'Kolom tidak ditemukan: Tlp. Tambahkan ke berkas, lalu pilih lagi.',
    );
    expect(start()).toBeDisabled();
    expect(dialog.getByLabelText('Mood')).toHaveDisplayValue('Abaikan');
    // A column of the list that no import takes.
    expect(dialog.queryByLabelText('Created By')).not.toBeInTheDocument();
    await user.selectOptions(dialog.getByLabelText('Kontak'), 'Tlp');
    await dialog.findByText(/^1 baru/);
    expect(dialog.queryByRole('alert')).not.toBeInTheDocument();
    expect(gateway.of('ImportTenants').map(({ variables }) => variables.rows)).toEqual([[SENT]]);

    await user.selectOptions(dialog.getByLabelText('Kontak'), 'Abaikan');
    expect(await dialog.findByRole('alert')).toHaveTextContent(
      'Kolom tidak ditemukan: Tlp. Tambahkan ke berkas, lalu pilih lagi.',
    );
    expect(start()).toBeDisabled();
  });

  it('that cannot be read, or lacks something, is refused here', async () => {
    const { gateway, dialog, choose, start } = await openImport('tenant');
    const unreadable = 'Berkas ini bukan .csv atau .xlsx yang dapat dibaca.';
    const bytes = (...values: number[]) => new Uint8Array(values);
    const files: [File, string][] = [
      [
        csv(['Nama,Email,Alamat,Status,Start Date,End Date,Tlp', 'PT Baru,baru@jaya.test']),
        'Kolom tidak ditemukan: Total Vehicles, Latitude-Longitude. Tambahkan ke berkas, lalu pilih lagi.',
      ],
      [
        csv([`${HEADINGS},Name`, `${ROW},PT`]),
        'Kolom ada lebih dari sekali: Name. Sisakan satu, lalu pilih lagi.',
      ],
      [csv([HEADINGS]), 'Baris 1: Tidak ada baris di bawah judul kolom.'],
      [csv([HEADINGS, ROW, `${ROW},"open`]), 'Baris 3: Tanda kutip di sini tidak ditutup'],
      [
        new File(['<html><table><tr><td>Nama</td></tr></table></html>'], 'a.csv'),
        'Berkas ini halaman web yang dinamai .xls: buka di Excel, lalu simpan sebagai .xlsx.',
      ],
      [
        csv([HEADINGS, ...Array<string>(1001).fill(ROW)]),
        'Ada 1.001 baris: paling banyak 1.000 sekali import.',
      ],
      [
        new File([new Uint8Array(5 * 1024 * 1024 + 1)], 'a.csv'),
        'Berkas ini terlalu besar: paling besar 5 MB.',
      ],
      [new File([bytes(0x89, 0x50, 0x4e, 0x47, 0, 1, 2)], 'a.csv'), unreadable],
      [new File(['PK\u0003\u0004 broken'], 'a.xlsx'), unreadable],
      [
        new File([bytes(0xd0, 0xcf, 0x11, 0xe0, 1)], 'a.xlsx'),
        'Berkas .xls tidak dapat dibaca: simpan sebagai .xlsx.',
      ],
    ];
    for (const [file, sentence] of files) {
      await choose(file);
      await waitFor(() => expect(dialog.getByRole('alert')).toHaveTextContent(sentence));
      expect(start()).toBeDisabled();
    }
    expect(gateway.of('ImportTenants')).toEqual([]);
  });
});

it('the templates have the headings, in the language of the screen', async () => {
  const files = downloads();
  const { user, dialog } = await openImport('user');
  await user.click(dialog.getByRole('button', { name: '.xlsx' }));
  await user.click(dialog.getByRole('button', { name: '.csv' }));
  await waitFor(() => expect(files).toHaveLength(2));
  const read = await Promise.all(files.map(async (file) => new Uint8Array(await file.arrayBuffer())));
  const texts = await Promise.all(
    read.map(async (bytes) =>
      bytes[0] === 0x50
        ? (await readSheet(bytes.buffer))[0]?.join(',')
        : new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes),
    ),
  );
  const headings =
    'Nama*,Email*,Alamat*,Status*,Tlp*,Company*,Type*,Username,Kantor,Melapor kepada,Company Type';
  expect(texts.sort()).toEqual([headings, `\uFEFF${headings}\r\n`]);
});
