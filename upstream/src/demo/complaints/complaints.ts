import type { Insertable } from 'kysely';
import { COMPANY_TYPE } from '../../data-api/access/caller.js';
import { STATUS, STATUSES, STEPS } from '../../data-api/complaint/steps.js';
import { sameInAll } from '../../data-api/http/text.js';
import {
  aboutComplaint,
  complaintCommented,
  complaintMoved,
  complaintRaised,
  type NoticeText,
} from '../../data-api/notification/notice-texts.js';
import { VEHICLE_STATUS } from '../../data-api/vehicle/codes.js';
import type {
  ComplaintCategoryTable,
  ComplaintCommentTable,
  ComplaintHistoryTable,
  ComplaintTable,
} from '../../database/tables.js';
import { before, createdAt, dateAfter, day, hour, minute } from '../calendar.js';
import { type CompanyRow } from '../companies.js';
import type { UserRow } from '../people.js';
import { type EvidenceKind, type EvidencePicture, picturePath } from '../pictures.js';
import type { Random } from '../random.js';
import type { Vehicle } from '../vehicles.js';
import { categoryLines, type Issue, issues, questions, thanks, withdrawn } from './complaint-texts.js';

export type CategoryRow = Insertable<ComplaintCategoryTable> & { id: number };

/** A notification about a complaint for the staff of a company. */
export interface ComplaintNews {
  company: number;
  at: Date;
  text: NoticeText;
  path: string;
}

export interface Complaints {
  categories: CategoryRow[];
  complaints: (Insertable<ComplaintTable> & { id: number })[];
  comments: Insertable<ComplaintCommentTable>[];
  history: Insertable<ComplaintHistoryTable>[];
  news: ComplaintNews[];
  /** The scenes of the photos, by their path. */
  pictures: Map<string, EvidencePicture>;
}

const { open, inProgress, done, reopen, closed } = STATUS;

/** The number of complaints of each status: about a vehicle of the demo supplier or not, which the demo tenant rents or not. */
const perStatus = [
  { ofSupplier: true, ofTenant: true, count: 3 },
  { ofSupplier: true, ofTenant: false, count: 2 },
  { ofSupplier: false, ofTenant: true, count: 2 },
  { ofSupplier: false, ofTenant: false, count: 5 },
];
/** In days; every contract in force is older. */
const longestAgo = 18;

/**
 * About 60 complaints about rented vehicles, some in every status for each demo user, some overdue, with photos and
 * chats of both sides.
 */
export function complaints(
  random: Random,
  now: Date,
  suppliers: readonly CompanyRow[],
  tenants: readonly CompanyRow[],
  vehicles: readonly Vehicle[],
  users: readonly UserRow[],
): Complaints {
  const categories = suppliers.flatMap((supplier, rank) => categoriesOf(random, now, supplier.id, rank));
  const made: Complaints = {
    categories,
    complaints: [],
    comments: [],
    history: [],
    news: [],
    pictures: new Map(),
  };
  const rented = random.shuffled(vehicles.filter(({ row }) => row.tenant_id !== null));
  const chosen = perStatus.flatMap(({ ofSupplier, ofTenant, count }) => {
    const pool = rented.filter(
      ({ row }) =>
        (row.supplier_id === suppliers[0]?.id) === ofSupplier &&
        (row.tenant_id === tenants[0]?.id) === ofTenant,
    );
    return Object.values(STATUS).flatMap((status) =>
      Array.from({ length: count }, () => ({ status, vehicle: random.pick(pool) })),
    );
  });
  const drafts = chosen
    .map(({ status, vehicle }) => {
      const issue = random.pick(issues);
      const category = categories.find(
        (row) => row.company_id === vehicle.row.supplier_id && row.name === issue.category,
      );
      if (category === undefined) throw new Error(`No category ${issue.category}`);
      return { status, vehicle, issue, category, raisedAt: raisedAt(random, now, status, category.sla) };
    })
    // The list shows the newest first, by id.
    .sort((a, b) => a.raisedAt.getTime() - b.raisedAt.getTime());
  for (const draft of drafts) record(random, now, draft, users, made);
  return made;
}

function categoriesOf(random: Random, now: Date, company: number, rank: number): CategoryRow[] {
  const since = before(now, random.int(420, 600) * day);
  return categoryLines.map(([name, description, sla, isActive], index) => ({
    id: rank * categoryLines.length + index + 1,
    company_id: company,
    name,
    description,
    sla,
    is_active: isActive,
    ...createdAt(since),
  }));
}

interface Draft {
  status: number;
  vehicle: Vehicle;
  issue: Issue;
  category: CategoryRow;
  raisedAt: Date;
}

/** A moment of a working day; of what is still open some is older than its category allows. */
function raisedAt(random: Random, now: Date, status: number, sla: number): Date {
  const isAtWork = status === open || status === inProgress || status === reopen;
  const days = isAtWork
    ? random.chance(0.4)
      ? sla + random.int(1, 4)
      : random.int(0, Math.min(sla, 2))
    : random.int(2, longestAgo);
  const at = new Date(
    Date.parse(`${dateAfter(now, -days)}T00:00:00+07:00`) + random.int(7 * 60, 19 * 60) * minute,
  );
  const latest = before(now, random.int(2, 5) * hour);
  return at < latest ? at : latest;
}

/** One thing that happened: a line of the chat, a step, or a step with its reason. */
interface Beat {
  by: 'tenant' | 'supplier';
  text?: string;
  photo?: EvidenceKind;
  step?: 'action' | 'done' | 'reopen' | 'close';
}

/** The steps between the raising and the status that a complaint has. */
function story(random: Random, { status, issue }: Draft): Beat[] {
  const [inquiry, reply] = random.pick(questions);
  const question: Beat = {
    by: 'tenant',
    text: inquiry,
    ...(inquiry.includes('foto') && { photo: issue.evidence }),
  };
  const chat: Beat[] = [question, { by: 'supplier', text: reply }];
  if (status === open)
    return random.weighted([
      [[], 3],
      [[question], 2],
      [chat, 3],
    ]);
  if (status === closed && random.chance(0.2))
    return [...chat, { by: 'tenant', step: 'close', text: withdrawn }];
  const begun: Beat[] = [
    ...(random.chance(0.7) ? chat : []),
    { by: 'supplier', step: 'action' },
    { by: 'supplier', text: issue.diagnosis },
  ];
  const finished: Beat[] = [
    { by: 'supplier', step: 'done', text: issue.repaired },
    ...(random.chance(0.6)
      ? [{ by: 'supplier', text: 'Foto setelah perbaikan.', photo: 'workshop' } as const]
      : []),
  ];
  const again: Beat = { by: 'tenant', step: 'reopen', text: issue.again };
  if (status === inProgress) return begun;
  if (status === done) return [...begun, ...finished];
  if (status === reopen) return [...begun, ...finished, again];
  const cameBack = random.chance(0.3) ? [again, ...finished] : [];
  return [...begun, ...finished, ...cameBack, { by: 'tenant', step: 'close', text: random.pick(thanks) }];
}

/** Writes a complaint and everything that happened to it, each after the other, between its raising and now. */
function record(random: Random, now: Date, draft: Draft, users: readonly UserRow[], made: Complaints): void {
  const { vehicle, issue, category, raisedAt } = draft;
  const { row } = vehicle;
  const tenant = row.tenant_id ?? 0;
  const id = made.complaints.length + 1;
  const staff = (company: number) => random.pick(users.filter((user) => user.company_id === company));
  const reporter = staff(tenant);
  const sides = {
    tenant: { user: reporter, company: tenant, type: COMPANY_TYPE.tenant },
    supplier: { user: staff(row.supplier_id), company: row.supplier_id, type: COMPANY_TYPE.supplier },
  } as const;
  const photos = (kind: EvidenceKind) => [photograph(random, kind, made.pictures)];
  const raised = dateAfter(raisedAt, 0);
  const estimationDate = dateAfter(new Date(`${raised}T00:00:00+07:00`), category.sla);
  const news = (by: 'tenant' | 'supplier', at: Date, text: NoticeText) =>
    made.news.push({
      company: sides[by === 'tenant' ? 'supplier' : 'tenant'].company,
      at,
      text: aboutComplaint({ plate: row.license_plate, title: issue.title }, text),
      path: `complaint/maintanance/${id}`,
    });

  let status: (typeof STATUS)[keyof typeof STATUS] = open;
  let isDone = false;
  let action: number | null = null;
  let version = 1;
  let changed = { by: reporter.id, at: raisedAt };
  made.history.push({
    ...{ complaint_id: id, step: 'raise', from_status: null, to_status: open, action: null, reason: null },
    ...{ user_id: reporter.id, company_type: COMPANY_TYPE.tenant, created_at: raisedAt },
  });
  news('tenant', raisedAt, complaintRaised(reporter.name, issue.description));

  const beats = story(random, draft);
  // Most complaints are handled in about the days of their category.
  const taken = random.between(0.5, 1.3) * (category.sla + 1) * day;
  const span = Math.min(now.getTime() - raisedAt.getTime(), taken);
  for (const [index, beat] of beats.entries()) {
    const at = new Date(raisedAt.getTime() + (span * (index + random.between(0.2, 0.9))) / beats.length);
    const { user, type } = sides[beat.by];
    const writer = { complaint_id: id, user_id: user.id, company_type: type, created_at: at };
    if (beat.step !== undefined) {
      const { to, notice } = STEPS[beat.step];
      if (beat.step === 'action') action = row.vehicle_status === VEHICLE_STATUS.maintenance ? 1 : 0;
      const move = { step: beat.step, from_status: status, to_status: to, reason: beat.text ?? null };
      made.history.push({ ...writer, ...move, action: beat.step === 'action' ? action : null });
      const because = beat.text ?? (action === 1 ? 'Replacement' : 'Repair');
      const moved = { from: STATUSES[status], to: STATUSES[to] };
      news(beat.by, at, complaintMoved(notice, moved, user.name, because));
      status = to;
      isDone = to === done || (to === closed && isDone);
      version += 1;
      changed = { by: user.id, at };
    } else {
      news(beat.by, at, complaintCommented(user.name, sameInAll(beat.text ?? '')));
    }
    if (beat.text !== undefined) {
      const shown = JSON.stringify(beat.photo === undefined ? [] : photos(beat.photo));
      made.comments.push({ ...writer, description: beat.text, photos: shown, step: beat.step ?? null });
    }
  }

  made.complaints.push({
    id,
    supplier_id: row.supplier_id,
    tenant_id: tenant,
    category_id: category.id,
    vehicle_id: row.id,
    title: issue.title,
    description: issue.description,
    raised_on: raised,
    estimation_date: estimationDate,
    ...planOf(id, status, sides.supplier.user.id),
    status,
    action,
    is_done: isDone,
    is_overdue: status !== done && status !== closed && estimationDate < dateAfter(now, 0),
    photos: JSON.stringify(random.chance(0.85) ? photos(issue.evidence) : []),
    created_by: reporter.id,
    created_at: raisedAt,
    updated_by: changed.by,
    updated_at: changed.at,
    version,
  });
}

/** Every status has complaints of each priority, and what is at work is assigned and has a time, but for some of it. */
function planOf(id: number, status: number, supplierStaff: number) {
  const isTaken = status !== open && id % 4 !== 0;
  return {
    priority: [1, 2, 1, 3, 1, 0, 2][id % 7] ?? 1,
    assignee_id: isTaken ? supplierStaff : null,
    estimation_time: isTaken && id % 3 !== 0 ? `${9 + (id % 8)}:00` : null,
  };
}

function photograph(random: Random, kind: EvidenceKind, pictures: Map<string, EvidencePicture>): string {
  const light = random.pick(['day', 'evening'] as const);
  const path = picturePath(`demo evidence ${kind} ${light}`);
  pictures.set(path, { kind, light });
  return path;
}
