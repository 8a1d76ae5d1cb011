import { screen, within } from '@testing-library/react';
import writeXlsxFile, { type SheetData } from 'write-excel-file/universal';
import { openClient } from './client';
import { ADMINISTRATION } from './data/administration';
import { SUPPLIER_RESPONSES, TENANT_RESPONSES } from './data/companies';
import { CONTRACT_RESPONSES } from './data/contracts';
import { person } from './data/people';
import { VEHICLE_RESPONSES } from './data/vehicle-screen';
import type { Responder } from './gateway';
import { setUpUser } from './set-up-user';

const SCREENS = {
  tenant: { address: '/company-tenant/manage', responses: TENANT_RESPONSES },
  supplier: { address: '/company-supplier/manage', responses: SUPPLIER_RESPONSES },
  contract: { address: '/company-contract/manage', responses: CONTRACT_RESPONSES },
  vehicle: { address: '/vehicle/manage', responses: VEHICLE_RESPONSES },
  user: { address: '/user/manage', responses: ADMINISTRATION[0]?.responses ?? {} },
} as const;

/** Opens a screen and its import's dialog. */
export async function openImport(name: keyof typeof SCREENS, responses: Record<string, Responder> = {}) {
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

export const csv = (lines: readonly string[], name = 'rows.csv') => new File([lines.join('\r\n')], name);
/** A workbook with a sheet for each of the tables. */
export async function xlsx(...tables: SheetData[]): Promise<File> {
  const book = writeXlsxFile(tables.map((data) => ({ data })));
  return new File([await (await book.toBlob()).arrayBuffer()], 'rows.xlsx');
}

export const HEADINGS =
  'Nama,Email,Tlp,Total Vehicles,Start Date,End Date,Alamat,Status,"Latitude, Longitude"';
export const ROW =
  'PT Baru,baru@jaya.test,081234567890,20,2026-03-01,2027-02-28,Jl. Thamrin 1,Aktif,"-6.2, 106.8"';
export const SENT = {
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

type Verdict =
  | 'ADD'
  | 'CHANGE'
  | 'NONE'
  | { field: string | null; message: string }
  | { former: Readonly<Record<string, string | null>> }
  | { isInvited: true };
/** The server's response: the results row by row. */
export const replies = (operation: string, verdicts: readonly Verdict[], more: object = {}) => ({
  [operation]: {
    success: true,
    message: 'Success',
    rows: verdicts.map((verdict, index) => {
      const row = {
        row: index + 1,
        action: 'ADD',
        errors: [] as object[],
        former: [] as object[],
        isInvited: false,
      };
      if (typeof verdict === 'string') return { ...row, action: verdict };
      if ('isInvited' in verdict) return { ...row, isInvited: true };
      if ('message' in verdict)
        return { ...row, action: 'REFUSE', errors: [{ code: 'INVALID', ...verdict }] };
      const former = Object.entries(verdict.former).map(([field, value]) => ({ field, value }));
      return { ...row, action: 'CHANGE', former };
    }),
    ...more,
  },
});
type Dialog = Awaited<ReturnType<typeof openImport>>['dialog'];
/** The texts of the rows that the dialog shows. */
export const rowsOf = (dialog: Dialog) =>
  dialog
    .getAllByRole('row')
    .slice(1)
    .map((row) => Array.from(row.children, ({ textContent }) => textContent));

/** The files that are downloaded from now on. */
export function downloads(): Blob[] {
  const files: Blob[] = [];
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  URL.createObjectURL = (file: Blob) => `blob:${files.push(file)}`;
  URL.revokeObjectURL = () => undefined;
  return files;
}
