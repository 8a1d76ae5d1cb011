import { sql } from 'kysely';
import type { DailyJob } from '../jobs/daily-jobs.js';
import { complaintOverdue } from '../notification/notice-texts.js';
import { announceChange, noticeOtherSide } from './announce.js';

/**
 * Marks the complaints that are open past their day, and notifies both sides: of each once, as only those are looked for
 * that are not marked yet.
 */
export const complaintsOverdueJob: DailyJob = {
  name: 'complaints-overdue',
  run: async (trx, services, { today }) => {
    const { rows } = await sql<{ id: number; dueOn: string }>`
      update complaint set is_overdue = true, version = version + 1
      where status in (0, 1, 3) and estimation_date < ${today}::date and not is_overdue
      returning id, estimation_date as "dueOn"`.execute(trx);
    for (const { id, dueOn } of rows) {
      const happening = { trx, services, by: undefined, id };
      await announceChange(happening, 'overdue');
      await noticeOtherSide(happening, complaintOverdue(dueOn));
    }
    if (rows.length > 0) services.log.info({ overdue: rows.length }, 'complaints are overdue');
  },
};
