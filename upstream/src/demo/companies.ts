import type { Insertable } from 'kysely';
import { COMPANY_TYPE } from '../data-api/access/caller.js';
import type { CompanyTable } from '../database/tables.js';
import { before, createdAt, dateAfter, day } from './calendar.js';
import { placeIn, quarters } from './places.js';
import type { Random } from './random.js';

export type CompanyRow = Insertable<CompanyTable> & {
  id: number;
  latitude: number;
  longitude: number;
  radius: number;
};

export interface Companies {
  platform: CompanyRow;
  suppliers: CompanyRow[];
  tenants: CompanyRow[];
}

/** name, e-mail domain, vehicles it owns, how its vehicles report (0 None, 1 Pull, 2 Push) */
const suppliers = [
  ['PT Nusantara Volta Mobilitas', 'nusavolta', 130, 2],
  ['PT Garuda Listrik Kendara', 'garudalistrik', 112, 1],
  ['PT Rajawali Motor Elektrik', 'rajawalimotor', 100, 2],
  ['PT Samudra Hijau Transport', 'samudrahijau', 92, 0],
  ['CV Cakrawala Energi Roda', 'cakrawalaroda', 84, 1],
  ['PT Mitra Armada Lestari', 'mitralestari', 72, 2],
  ['PT Sinar Bintang Otomotif', 'sinarbintang', 60, 0],
] as const;

/** name, e-mail domain, radius in metres that its vehicles are meant to stay in */
const tenants = [
  ['PT Kirim Cepat Nusantara', 'kirimcepat', 18_000],
  ['PT Boga Antar Sejahtera', 'bogaantar', 12_000],
  ['PT Jaya Logistik Persada', 'jayalogistik', 25_000],
  ['PT Bank Arta Mandala', 'artamandala', 9_000],
  ['PT Sehat Farma Distribusi', 'sehatfarma', 15_000],
  ['CV Laundry Bersih Ceria', 'bersihceria', 7_000],
  ['PT Wisata Kota Raya', 'wisatakota', 14_000],
  ['PT Pasar Segar Indonesia', 'pasarsegar', 16_000],
  ['PT Telekomunikasi Citra Data', 'citradata', 20_000],
  ['Koperasi Ojek Maju Bersama', 'ojekmaju', 11_000],
] as const;

/** The platform's own company, those that own vehicles and those that rent them. */
export function companies(random: Random, now: Date): Companies {
  const homes = random.shuffled(quarters);
  let id = 0;
  const company = (type: number, name: string, domain: string, own: Partial<CompanyRow>): CompanyRow => {
    const quarter = homes[id % homes.length] ?? random.pick(quarters);
    const place = placeIn(random, quarter);
    id += 1;
    const since = before(now, random.int(1120, 1400) * day);
    return {
      id,
      company_type: type,
      name,
      email: `info@${domain}.test`,
      // 0 and the number after +62, as the contract keeps it.
      phone: `021${random.int(2, 7)}${random.digits(7)}`,
      address: place.address,
      latitude: place.latitude,
      longitude: place.longitude,
      radius: 10_000,
      is_active: true,
      start_date: dateAfter(now, -random.int(1110, 1400)),
      end_date: dateAfter(now, random.int(420, 1500)),
      callback_url: null,
      username: null,
      password_encrypted: null,
      login_path: null,
      ...createdAt(since),
      created_by: null,
      updated_by: null,
      ...own,
    };
  };

  return {
    platform: company(COMPANY_TYPE.platform, 'Armada Indonesia', 'armada', { total_vehicle: 0 }),
    suppliers: suppliers.map(([name, domain, owned, communication]) =>
      company(COMPANY_TYPE.supplier, name, domain, {
        total_vehicle: Math.ceil((owned * 1.25) / 10) * 10,
        communication,
        callback_url: communication === 0 ? null : `https://api.${domain}.test/callback`,
        username: communication === 1 ? `armada-${domain}` : null,
        login_path: communication === 1 ? '/v1/login' : null,
      }),
    ),
    tenants: tenants.map(([name, domain, radius]) =>
      company(COMPANY_TYPE.tenant, name, domain, { radius, total_vehicle: 120 }),
    ),
  };
}

/** The number of vehicles that each supplier owns, in the order of `Companies.suppliers`. */
export const ownedVehicles: readonly number[] = suppliers.map(([, , owned]) => owned);
