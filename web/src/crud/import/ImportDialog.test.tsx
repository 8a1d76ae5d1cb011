import { screen, waitFor } from '@testing-library/react';
import { readSheet } from 'read-excel-file/universal';
import { chooseLocale } from '../../i18n/i18n';
import { drawTables } from '../../testing/drawn-table';
import { bytesOfFiles } from '../../testing/file-bytes';
import { GatewayError } from '../../testing/gateway';
import {
  csv,
  downloads,
  HEADINGS,
  openImport,
  ROW,
  replies,
  rowsOf,
  SENT,
  xlsx,
} from '../../testing/import-screen';

beforeAll(() => {
  drawTables();
  bytesOfFiles();
});
afterEach(() => {
  jest.restoreAllMocks();
  chooseLocale('id');
});

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

  it('shows the reasons of a refused row by its column, and the refused rows alone on demand', async () => {
    const { user, dialog, choose, start } = await openImport('tenant', {
      ImportTenants: () =>
        replies('importTenants', [{ field: 'name', message: 'Company PT Lama already exists' }]),
    });
    await choose(csv([HEADINGS, ROW.replace('PT Baru', 'PT Lama'), ROW.replace('2027-02-28', '')]));
    expect(await dialog.findByText('0 baru, 0 diubah, 0 tetap, 2 ditolak')).toBeVisible();
    expect(start()).toBeDisabled();
    await user.click(dialog.getByLabelText('Hanya yang ditolak'));
    expect(rowsOf(dialog)).toEqual([
      ['2', 'PT Lama', 'Ditolak', 'Nama “PT Lama”: Company PT Lama already exists'],
      ['3', 'PT Baru', 'Ditolak', 'End Date: *Required'],
    ]);
  });

  it('shows what a changed record was and will be', async () => {
    const former = {
      phone: '8',
      startDate: '2025-01-31',
      isActive: 'false',
      radius: null,
      address: 'Jl. Lama',
    };
    const { dialog, choose } = await openImport('tenant', {
      ImportTenants: () => replies('importTenants', [{ former }]),
    });
    await choose(csv([`${HEADINGS},Radius`, `${ROW},750`]));
    expect(await dialog.findByText('0 baru, 1 diubah, 0 tetap, 0 ditolak')).toBeVisible();
    expect(rowsOf(dialog)[0]?.[3]).toBe(
      [
        'Tlp: +62 8 → +62 81234567890',
        'Start Date: 31 Jan 2025 → 1 Mar 2026',
        'Status: Tidak Aktif → Aktif',
        'Radius (m): – → 750',
        'Alamat: Jl. Lama → Jl. Thamrin 1',
      ].join(''),
    );
  });

  it('has its good rows imported without the refused, which stay to be downloaded', async () => {
    const files = downloads();
    const { gateway, user, dialog, choose } = await openImport('tenant', {
      ImportTenants: ({ rows }) =>
        replies(
          'importTenants',
          (rows as { name: string }[]).map(({ name }) =>
            name === '=PT()' ? { field: 'name', message: 'Not a name' } : 'ADD',
          ),
        ),
    });
    const bad = ROW.replace('PT Baru', '=PT()').replace('081', '+6281');
    await choose(
      csv([
        HEADINGS.replaceAll(/,(?! )/g, ';'),
        ...[ROW, bad, ROW].map((row) => row.replaceAll(/,(?! )/g, ';')),
      ]),
    );
    expect(await dialog.findByText('2 baru, 0 diubah, 0 tetap, 1 ditolak')).toBeVisible();
    const before = gateway.of('Tenants').length;
    await user.click(dialog.getByRole('button', { name: 'Import 2 baris yang benar' }));
    expect(await screen.findByText('Import selesai: 2 baru, 0 diubah.')).toBeVisible();
    expect(gateway.of('ImportTenants').at(-1)?.variables).toMatchObject({
      dryRun: false,
      rows: [{ name: 'PT Baru' }, { name: 'PT Baru' }],
    });
    await waitFor(() => expect(gateway.of('Tenants').length).toBe(before + 1));
    expect(await dialog.findByText('0 baru, 0 diubah, 0 tetap, 1 ditolak')).toBeVisible();
    expect(rowsOf(dialog).map(([line, name]) => [line, name])).toEqual([['3', '=PT()']]);
    expect(dialog.getByRole('button', { name: 'Import' })).toBeDisabled();

    await user.click(dialog.getByRole('button', { name: 'Download baris yang ditolak' }));
    await waitFor(() => expect(files).toHaveLength(1));
    const [file] = files;
    if (file === undefined) throw new Error('no file was downloaded');
    const text = new TextDecoder('utf-8').decode(await file.arrayBuffer());
    // In the format of the file, with its values as they are, but none that is a formula.
    expect(text.split('\r\n')).toEqual([
      `${HEADINGS.replace('"Latitude, Longitude"', 'Latitude, Longitude').replaceAll(/,(?! )/g, ';')};Alasan ditolak`,
      expect.stringMatching(/^'=PT\(\);baru@jaya\.test;'\+6281234567890;.*;'-6\.2, 106\.8;Nama: Not a name$/),
      '',
    ]);

    // Such a file is read as it was, and its reasons are ignored.
    await choose(new File([file], 'again.csv'));
    await waitFor(() => expect(gateway.of('ImportTenants')).toHaveLength(3));
    expect(gateway.of('ImportTenants')[2]?.variables.rows).toEqual([{ ...SENT, name: '=PT()' }]);
    expect(dialog.queryByText('Alasan ditolak')).not.toBeInTheDocument();
  });

  it('of Excel has its refused rows downloaded as such, with their dates and numbers', async () => {
    const files = downloads();
    const { user, dialog, choose } = await openImport('tenant', {
      ImportTenants: () => replies('importTenants', [{ field: null, message: 'No' }]),
    });
    const start = { value: new Date('2026-03-01'), type: Date, format: 'dd/mm/yyyy' } as const;
    const cells = ['=PT', 'baru@jaya.test', 81234567890, 20, start, '2027-02-28', 'Jl.', true, '-6.2, 106.8'];
    await choose(await xlsx([HEADINGS.replaceAll('"', '').split(/,(?! )/), cells]));
    await user.click(await dialog.findByRole('button', { name: 'Download baris yang ditolak' }));
    await waitFor(() => expect(files).toHaveLength(1));
    const rows = await readSheet(await (files[0] ?? new Blob()).arrayBuffer());
    expect(rows[1]).toEqual([...cells.slice(0, 4), start.value, ...cells.slice(5), 'No']);
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
        'Email “salah”: Invalid e-mail.',
        'Alamat: *Required',
        'Status “Mungkin”: Isi salah satu dari: Aktif, Tidak Aktif',
        'Tlp “08x”: Hanya angka',
        'Total Vehicles “banyak”: Hanya angka',
        'Start Date “2026-02-30”: Isi tanggal, misalnya 2026-01-31',
        'Latitude, Longitude “di mana”: Isi lintang dan bujur, misalnya -6.176, 106.827.',
      ].join(''),
    );
    expect(rows[2]?.[3]).toBe('End Date “2026-02-28”: Tidak boleh sebelum tanggal mulai.');
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
    expect(await dialog.findByText('1 of 1 rows')).toBeVisible();
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
    { ...sent, communication: 'PUSH' },
    { ...sent, callbackUrl: 'https://jaya.test' },
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
  expect(rowsOf(dialog)).toEqual([
    ['2', 'dewi@listrik.test', 'Ditolak', 'User Type “Operator”: User type was not found'],
  ]);
});

it('a file of users announces how many people will be sent an invitation', async () => {
  const { dialog, choose } = await openImport('user', {
    ImportUsers: () =>
      replies('importUsers', [
        { isInvited: true },
        { isInvited: true },
        'ADD',
        { field: null, message: 'No' },
      ]),
  });
  const row = 'Dewi,dewi@listrik.test,628123456789,PT Listrik,Operator,Jl. Mawar 2,Aktif';
  await choose(csv(['Nama,Email,Tlp,Company,Type,Alamat,Status', row, row, row, row]));
  expect(await dialog.findByText('2 orang akan dikirimi undangan lewat e-mail.')).toBeVisible();
});

it('a file of contracts has plates and names in place of ids', async () => {
  const { gateway, dialog, choose } = await openImport('contract', {
    ImportContracts: () => replies('importContracts', ['ADD', 'ADD', 'CHANGE', 'CHANGE']),
  });
  const row = 'K-1,PT Jaya,2026-01-01,2026-12-31,3';
  await choose(
    csv([
      'Nomor Kontrak,Penyewa,Mulai,Sampai,Jumlah Kendaraan,Nopol',
      `${row},"B 1 A, b2b"`,
      `${row},"B 1 A; b2b;"`,
      `${row},`,
      `${row},-`,
    ]),
  );
  await dialog.findByText(/^2 baru/);
  const sent = {
    contractNo: 'K-1',
    tenantName: 'PT Jaya',
    startDate: '2026-01-01',
    endDate: '2026-12-31',
    totalVehicles: 3,
  };
  expect(gateway.of('ImportContracts')[0]?.variables.rows).toEqual([
    { ...sent, licensePlates: ['B 1 A', 'b2b'] },
    { ...sent, licensePlates: ['B 1 A', 'b2b'] },
    // An empty cell keeps the vehicles of the contract, a dash removes them.
    sent,
    { ...sent, licensePlates: [] },
  ]);
});

it('an empty cell leaves a value as it is, a dash removes it unless it is required', async () => {
  const { gateway, dialog, choose } = await openImport('tenant', {
    ImportTenants: () => replies('importTenants', ['CHANGE', { former: { radius: '750' } }]),
  });
  expect(dialog.getByText(/Sel kosong tidak mengubah apa pun; tanda - menghapus isinya/)).toBeVisible();
  await choose(csv([`${HEADINGS},Radius`, `${ROW},`, `${ROW},-`, `${ROW.replace('20', '-')},-`]));
  expect(await dialog.findByText('0 baru, 2 diubah, 0 tetap, 1 ditolak')).toBeVisible();
  expect(gateway.of('ImportTenants')[0]?.variables.rows).toEqual([SENT, { ...SENT, radius: null }]);
  expect(rowsOf(dialog).map(([, , , remarks]) => remarks)).toEqual([
    '',
    'Radius (m): 750 → –',
    expect.stringContaining('Total Vehicles “-”'),
  ]);
});

it('a file of vehicles needs no supplier, rent status or warehouse, and has statuses of either language', async () => {
  const { gateway, dialog, choose } = await openImport('vehicle', {
    ImportVehicles: () => replies('importVehicles', ['ADD', 'ADD']),
  });
  await choose(
    csv([
      'Nopol,Model,No Rangka,Warna,Tahun,Kondisi,Rent Status,Gudang',
      'B 1 A,Angin,SN1,Biru,2026,Dalam Perbaikan,Available,',
      'B 2 A,Angin,SN2,Biru,2026,Active,Available,Gudang',
    ]),
  );
  await dialog.findByText(/^2 baru/);
  const sent = { modelName: 'Angin', color: 'Biru', year: 2026 };
  expect(gateway.of('ImportVehicles')[0]?.variables.rows).toEqual([
    {
      ...sent,
      licensePlate: 'B 1 A',
      serialNumber: 'SN1',
      vehicleStatus: 'MAINTENANCE',
    },
    { ...sent, licensePlate: 'B 2 A', serialNumber: 'SN2', vehicleStatus: 'ACTIVE', isInWarehouse: true },
  ]);
});
