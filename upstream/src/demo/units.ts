import type { Insertable } from 'kysely';
import type { Tables } from '../database/tables.js';

/** Regional business units (SBU) and their offices (KP), which every demo company has. */
const UNITS = [
  { name: 'SBU Jakarta', offices: ['KP Gambir', 'KP Kebayoran'] },
  { name: 'SBU Jawa Barat', offices: ['KP Bandung', 'KP Bekasi'] },
] as const;

export function units(companies: readonly { id: number }[]) {
  const sbu: (Insertable<Tables['sbu']> & { id: number })[] = [];
  const kp: Insertable<Tables['kp']>[] = [];
  for (const { id: company_id } of companies)
    for (const { name, offices } of UNITS) {
      const sbu_id = sbu.push({ id: sbu.length + 1, company_id, name });
      kp.push(...offices.map((office) => ({ sbu_id, name: office })));
    }
  return { sbu, kp };
}
