import { screen, waitFor, within } from '@testing-library/react';
import { readSheet } from 'read-excel-file/universal';
import writeXlsxFile, { type SheetData } from 'write-excel-file/universal';
import { chooseLocale } from '../../i18n/i18n';
import { openClient } from '../../testing/client';
import { ADMINISTRATION } from '../../testing/data/administration';
import { SUPPLIER_RESPONSES, TENANT_RESPONSES } from '../../testing/data/companies';
import { person } from '../../testing/data/people';
import { drawTables } from '../../testing/drawn-table';
import { bytesOfFiles } from '../../testing/file-bytes';
import { GatewayError, type Responder } from '../../testing/gateway';
import { setUpUser } from '../../testing/set-up-user';

jest.setTimeout(30_000);
beforeAll(() => {
  drawTables();
  bytesOfFiles();
});
afterEach(() => chooseLocale('id'));

const SCREENS = {
  tenant: { address: '/company-tenant/manage', responses: TENANT_RESPONSES },
  supplier: { address: '/company-supplier/manage', responses: SUPPLIER_RESPONSES },
  user: { address: '/user/manage', responses: ADMINISTRATION[0]?.responses ?? {} },
} as const;

/** Opens a screen and its import's dialog. */
async function openImport(name: keyof typeof SCREENS, responses: Record<string, Responder> = {}) {
  const { address, responses: usual } = SCREENS[name];
  const gateway = await openClient(`${address}?page=1`, person([]), { ...usual, ...responses });
  const user = setUpUser();
  await user.click(await screen.findByRole('button', { name: 'Import' }));
  const dialog = within(await screen.findByRole('dialog', { name: /^Import / }));
  const choose = (file: File) =>
    user.upload(dialog.getByLabelText(/berkas|file/i, { selector: 'input' }), file);
  const start = () => dialog.getByRole('button', { name: 'Import' });
  return { gateway, user, dialog, choose, start };
}

const csv = (lines: readonly string[], name = 'rows.csv') => new File([lines.join('\r\n')], name);
async function xlsx(rows: SheetData): Promise<File> {
  return new File([await (await writeXlsxFile(rows).toBlob()).arrayBuffer()], 'rows.xlsx');
}

const HEADINGS = 'Nama,Email,Tlp,Total Vehicles,Start Date,End Date,Alamat,Status,"Latitude, Longitude"';
const ROW = 'PT Baru,baru@jaya.test,081234567890,20,2026-03-01,2027-02-28,Jl. Thamrin 1,Aktif,"-6.2, 106.8"';
const SENT = {
  name: 'PT Baru',
  email: 'baru@jaya.test',
  phone: '81234567890',
  totalVehicles: 20,
  startDate: '2026-03-01',
  endDate: '2027-02-28',
  address: 'Jl. Thamrin 1',
  isActive: true,
  center: { latitude: -6.2, longitude: 106.8 },
};

type Verdict = 'ADD' | 'CHANGE' | 'NONE' | { field: string | null; message: string };
/** The server's response: the results row by row. */
const replies = (operation: string, verdicts: readonly Verdict[], more: object = {}) => ({
  [operation]: {
    success: true,
    message: 'Success',
    rows: verdicts.map((verdict, index) => ({
      row: index + 1,
      action: typeof verdict === 'string' ? verdict : 'REFUSE',
      errors: typeof verdict === 'string' ? [] : [{ code: 'INVALID', ...verdict }],
    })),
    ...more,
  },
});
type Dialog = Awaited<ReturnType<typeof openImport>>['dialog'];
/** The texts of the rows that the dialog shows. */
const rowsOf = (dialog: Dialog) =>
  dialog
    .getAllByRole('row')
    .slice(1)
    .map((row) => Array.from(row.children, ({ textContent }) => textContent));

describe('a file of tenants', () => {
  it('shows what each row would do, imports all of it, reports it and reloads the list', async () => {
    const { gateway, user, dialog, choose, start } = await openImport('tenant', {
      ImportTenants: () => replies('importTenants', ['ADD', 'CHANGE', 'NONE']),
    });
    await screen.findByText('3 Result');
    const rows = [ROW, ROW.replace('PT Baru', 'PT Lama'), ROW.replace('PT Baru', 'PT Tetap')];
    await choose(csv([HEADINGS, ...rows]));
    expect(await dialog.findByText('1 baru, 1 diubah, 1 tetap, 0 ditolak')).toBeVisible();
    expect(rowsOf(dialog)).toEqual([
      ['2', 'PT Baru', 'Baru', ''],
      ['3', 'PT Lama', 'Diubah', ''],
      ['4', 'PT Tetap', 'Tetap', ''],
    ]);
    const [look] = gateway.of('ImportTenants');
    expect(look?.variables).toEqual({
      rows: [SENT, { ...SENT, name: 'PT Lama' }, { ...SENT, name: 'PT Tetap' }],
      dryRun: true,
    });

    const before = gateway.of('Tenants').length;
    await user.click(start());
    expect(await screen.findByText('Import selesai: 1 baru, 1 diubah.')).toBeVisible();
    expect(gateway.of('ImportTenants')[1]?.variables).toEqual({ ...look?.variables, dryRun: false });
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await waitFor(() => expect(gateway.of('Tenants').length).toBe(before + 1));
    expect(screen.getByRole('button', { name: 'Import' })).toHaveFocus();
  });

  it('is not imported while a row is refused; the reasons stand by the column, the refused alone on demand', async () => {
    const { user, dialog, choose, start } = await openImport('tenant', {
      ImportTenants: () =>
        replies('importTenants', ['ADD', { field: 'name', message: 'Company PT Lama already exists' }]),
    });
    await choose(csv([HEADINGS, ROW, ROW.replace('PT Baru', 'PT Lama')]));
    expect(await dialog.findByText('1 baru, 0 diubah, 0 tetap, 1 ditolak')).toBeVisible();
    expect(start()).toBeDisabled();
    await user.click(dialog.getByLabelText('Hanya yang ditolak'));
    expect(rowsOf(dialog)).toEqual([['3', 'PT Lama', 'Ditolak', 'Nama: Company PT Lama already exists']]);
  });

  it('has its rows checked by the rules of the form first, and only the right ones are sent', async () => {
    const { gateway, dialog, choose } = await openImport('tenant', {
      ImportTenants: () => replies('importTenants', ['ADD']),
    });
    const wrong = 'PT Salah,salah,08x,banyak,2026-02-30,2025-01-01,,Mungkin,di mana';
    const ended = ROW.replace('2027-02-28', '2026-02-28');
    await choose(csv([HEADINGS, wrong, '', ROW, ended]));
    await dialog.findByText('1 baru, 0 diubah, 0 tetap, 2 ditolak');
    expect(gateway.of('ImportTenants').map(({ variables }) => variables.rows)).toEqual([[SENT]]);
    const rows = rowsOf(dialog);
    expect(rows.map(([line, name, action]) => [line, name, action])).toEqual([
      ['2', 'PT Salah', 'Ditolak'],
      ['4', 'PT Baru', 'Baru'],
      ['5', 'PT Baru', 'Ditolak'],
    ]);
    expect(rows[0]?.[3]).toBe(
      [
        'Email: Invalid e-mail.',
        'Tlp: Hanya angka',
        'Total Vehicles: Hanya angka',
        'Start Date: Isi tanggal, misalnya 2026-01-31',
        'Alamat: *Required',
        'Status: Isi salah satu dari: Aktif, Tidak Aktif',
        'Latitude, Longitude: Isi lintang dan bujur, misalnya -6.176, 106.827.',
      ].join(''),
    );
    expect(rows[2]?.[3]).toBe('End Date: Tidak boleh sebelum tanggal mulai.');
  });

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
    expect(gateway.of('ImportTenants')[0]?.variables.rows).toEqual([
      { ...SENT, radius: 750 },
      { ...SENT, radius: null },
    ]);
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

  it('may have headings of either language, and leaves out those that nobody knows', async () => {
    const { gateway, dialog, choose } = await openImport('tenant', {
      ImportTenants: () => replies('importTenants', ['ADD']),
    });
    const english = HEADINGS.replace('Nama', 'Name').replace('Tlp', 'Phone').replace('Alamat', 'Address');
    await choose(csv([`${english},Mood`, `${ROW},good`]));
    expect(await dialog.findByText('Kolom yang tidak dikenal diabaikan: Mood.')).toBeVisible();
    await dialog.findByText(/^1 baru/);
    expect(gateway.of('ImportTenants')[0]?.variables.rows).toEqual([SENT]);
  });

  it('that cannot be read, or lacks something, is refused here', async () => {
    const { gateway, dialog, choose, start } = await openImport('tenant');
    const unreadable = 'Berkas ini bukan .csv atau .xlsx yang dapat dibaca.';
    const bytes = (...values: number[]) => new Uint8Array(values);
    const files: [File, string][] = [
      [
        csv(['Nama,Email,Alamat,Status,Start Date,End Date,Tlp', 'PT Baru,baru@jaya.test']),
        'Kolom tidak ditemukan: Total Vehicles, Latitude, Longitude.',
      ],
      [csv([`${HEADINGS},Name`, `${ROW},PT`]), 'Kolom ada lebih dari sekali: Name.'],
      [csv([HEADINGS]), 'Tidak ada baris di bawah judul kolom.'],
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

  it('that meets a change made meanwhile is not imported, and shows which row', async () => {
    let looked = false;
    const { user, dialog, choose, start } = await openImport('tenant', {
      ImportTenants: () => {
        const first = !looked;
        looked = true;
        return first
          ? replies('importTenants', ['ADD'])
          : replies('importTenants', [{ field: null, message: 'Somebody was faster' }], {
              success: false,
              message: '1 of 1 rows',
            });
      },
    });
    await choose(csv([HEADINGS, ROW]));
    await dialog.findByText(/^1 baru/);
    await user.click(start());
    expect(await dialog.findByRole('alert')).toHaveTextContent('1 of 1 rows');
    expect(rowsOf(dialog)).toEqual([['2', 'PT Baru', 'Ditolak', 'Somebody was faster']]);
    expect(start()).toBeDisabled();
  });

  it('meets a data API that cannot import: it is reported', async () => {
    const { dialog, choose } = await openImport('tenant', {
      ImportTenants: () => {
        throw new GatewayError('NOT_SUPPORTED');
      },
    });
    await choose(csv([HEADINGS, ROW]));
    expect(await dialog.findByRole('alert')).not.toBeEmptyDOMElement();
  });
});

it('a file of suppliers brings its modes in words, leaves out what it has no column for', async () => {
  const { gateway, dialog, choose } = await openImport('supplier', {
    ImportSuppliers: () => replies('importSuppliers', ['ADD', 'ADD']),
  });
  const headings = `${HEADINGS.replace(',"Latitude, Longitude"', '')},Communication,Callback URL`;
  const row = ROW.replace(',"-6.2, 106.8"', '');
  await choose(csv([headings, `${row},push,`, `${row},,https://jaya.test`]));
  await dialog.findByText(/^2 baru/);
  const { center: _, ...sent } = SENT;
  expect(gateway.of('ImportSuppliers')[0]?.variables.rows).toEqual([
    { ...sent, communication: 'PUSH', callbackUrl: null },
    { ...sent, communication: null, callbackUrl: 'https://jaya.test' },
  ]);
});

it('a file of users goes by the names of company and type', async () => {
  const { gateway, dialog, choose } = await openImport('user', {
    ImportUsers: () =>
      replies('importUsers', [{ field: 'userTypeName', message: 'User type was not found' }]),
  });
  await choose(
    csv([
      'Name,Email,Phone,Company,User Type,Company Type,Address,Status',
      'Dewi,dewi@listrik.test,628123456789,PT Listrik,Operator,Supplier,Jl. Mawar 2,Non Active',
    ]),
  );
  await dialog.findByText(/1 ditolak$/);
  expect(gateway.of('ImportUsers')[0]?.variables.rows).toEqual([
    {
      name: 'Dewi',
      email: 'dewi@listrik.test',
      phone: '8123456789',
      companyName: 'PT Listrik',
      companyTypeName: 'Supplier',
      userTypeName: 'Operator',
      address: 'Jl. Mawar 2',
      isActive: false,
    },
  ]);
  expect(rowsOf(dialog)).toEqual([['2', 'dewi@listrik.test', 'Ditolak', 'Type: User type was not found']]);
});

it('the templates have the headings, in the language of the screen', async () => {
  const files: Blob[] = [];
  const link = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  URL.createObjectURL = (file: Blob) => `blob:${files.push(file)}`;
  URL.revokeObjectURL = () => undefined;
  const { user, dialog } = await openImport('user');
  await user.click(dialog.getByRole('button', { name: '.xlsx' }));
  await user.click(dialog.getByRole('button', { name: '.csv' }));
  await waitFor(() => expect(files).toHaveLength(2));
  link.mockRestore();
  const read = await Promise.all(files.map(async (file) => new Uint8Array(await file.arrayBuffer())));
  const texts = await Promise.all(
    read.map(async (bytes) =>
      bytes[0] === 0x50
        ? (await readSheet(bytes.buffer))[0]?.join(',')
        : new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes),
    ),
  );
  const headings =
    'Nama*,Email*,Username,Tlp*,Company*,Type*,Alamat*,Kantor,Melapor kepada,Status*,Company Type';
  expect(texts.sort()).toEqual([headings, `\uFEFF${headings}\r\n`]);
});
