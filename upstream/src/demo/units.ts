import type { Database } from '../database/open-database.js';

/** Regional business units and their offices, as every demo company has them. */
const UNITS = [
  { name: 'SBU Jakarta', offices: ['KP Gambir', 'KP Kebayoran'] },
  { name: 'SBU Jawa Barat', offices: ['KP Bandung', 'KP Bekasi'] },
] as const;

/** Gives each company its regional business units and offices. */
export async function insertUnits(
  db: Database,
  companies: readonly { id?: number | undefined }[],
): Promise<void> {
  for (const { id } of companies) {
    if (id === undefined) continue;
    for (const { name, offices } of UNITS) {
      const unit = await db
        .insertInto('sbu')
        .values({ company_id: id, name })
        .returning('id')
        .executeTakeFirstOrThrow();
      await db
        .insertInto('kp')
        .values(offices.map((office) => ({ sbu_id: unit.id, name: office })))
        .execute();
    }
  }
}
