import { z } from 'zod';
import { photoAddress } from '../files/photo-address.js';
import { actionCall, readCall, saveCall } from '../rest/calls.js';
import type { Wire } from '../rest/wire.js';
import { auditOf } from '../schema/audited.js';
import { CodeTable } from '../schema/codes.js';
import { CompanyType, type Me, type MenuItem } from './access.types.js';

/** Contract, section 3. */
const companyTypes = new CodeTable(CompanyType.UNKNOWN, [
  [CompanyType.PLATFORM, 1],
  [CompanyType.SUPPLIER, 2],
  [CompanyType.TENANT, 3],
]);

const userRow = (wire: Wire) =>
  z.object({
    id: wire.id,
    name: wire.textOrEmpty,
    email: wire.textOrEmpty,
    username: wire.optionalText,
    phone: wire.optionalText,
    address: wire.optionalText,
    photo: wire.optionalText,
    isActive: wire.flag,
    isAdmin: wire.flag,
    idCompany: wire.optionalId,
    companyName: wire.optionalText,
    companyTypeId: wire.code(companyTypes),
    idUserType: wire.optionalId,
    userTypeName: wire.optionalText,
    ...wire.audit,
  });

interface MenuRow {
  readonly id: string;
  readonly name: string;
  readonly path: string | null;
  readonly kodeMenu: string | null;
  readonly child: MenuRow[];
}

function menuRow(wire: Wire): z.ZodType<MenuRow> {
  const row: z.ZodType<MenuRow> = z.object({
    id: wire.id,
    name: wire.textOrEmpty,
    path: wire.optionalText,
    kodeMenu: wire.optionalText,
    child: z.lazy(() => wire.list(row)),
  });
  return row;
}

const sbuRow = (wire: Wire) =>
  z.object({
    id: wire.id,
    name: wire.textOrEmpty,
    kp: wire.list(z.object({ id: wire.id, name: wire.textOrEmpty, status: wire.optionalText })),
  });

const meRow = (wire: Wire) =>
  z.object({
    data: userRow(wire),
    listMenu: wire.list(menuRow(wire)),
    sbuKP: wire.list(sbuRow(wire)),
  });

type MeRow = z.infer<ReturnType<typeof meRow>>;

const preferencesRow = () => z.preprocess((data) => data ?? {}, z.record(z.string(), z.unknown()));

/** Contract, section 2. */
export const loginCall = actionCall('user/login', (wire) => meRow(wire).extend({ token: wire.text }), {
  anonymous: true,
});
export const logoutCall = saveCall('user/logout', { optional: true });
export const meCall = readCall('user/me', meRow, { optional: true });
export const preferencesCall = readCall('user/preferences', preferencesRow, { optional: true });
export const savePreferencesCall = saveCall('user/preferences', { optional: true });

/** The data API's session user, menus and units in the schema's words. */
export function meOf(row: MeRow): Me {
  const { data: user } = row;
  return {
    user: {
      id: user.id,
      name: user.name,
      email: user.email,
      username: user.username,
      phone: phoneOf(user.phone),
      address: user.address,
      photo: user.photo === null ? null : photoAddress(user.photo),
      isActive: user.isActive,
      isAdmin: user.isAdmin,
      companyId: user.idCompany,
      companyName: user.companyName,
      companyType: user.companyTypeId,
      userTypeId: user.idUserType,
      userTypeName: user.userTypeName,
      ...auditOf(user),
    },
    menus: row.listMenu.map(menuOf),
    sbus: row.sbuKP.map(({ id, name, kp }) => ({ id, name, kps: kp })),
  };
}

/** The phone is shown without its first character (specification, section 3): a leading 0, behind a fixed +62. */
const phoneOf = (phone: string | null) => (phone?.startsWith('0') ? phone.slice(1) : phone);

const menuOf = ({ id, name, path, kodeMenu, child }: MenuRow): MenuItem => ({
  id,
  name,
  path,
  code: kodeMenu,
  children: child.map(menuOf),
});
