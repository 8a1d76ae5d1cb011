import { type Caller, COMPANY_TYPE } from '../access/caller.js';
import { brokenRule } from '../http/refusals.js';
import type { Text } from '../http/text.js';
import { type Label, labelIn } from '../resource/sheet.js';

/** Names of the statuses, by their code. */
export const STATUSES = ['Open', 'In Progress', 'Done', 'Reopen', 'Closed'] as const;
/** Names of the follow-up actions, by their code. */
export const ACTIONS = ['Repair', 'Replacement'] as const;

/** The names of the priorities on the screens, by their code. */
export const PRIORITY_LABELS: readonly Label[] = [
  { id: 'Rendah', en: 'Low' },
  'Normal',
  { id: 'Tinggi', en: 'High' },
  { id: 'Mendesak', en: 'Urgent' },
];
/** The names in pick lists and in the history. */
export const PRIORITIES = PRIORITY_LABELS.map((label) => labelIn(label, 'en'));

export const STATUS = { open: 0, inProgress: 1, done: 2, reopen: 3, closed: 4 } as const;
/** The follow-up action that takes the vehicle out of service. */
export const REPLACEMENT = 1;

type Side = 'tenant' | 'supplier';

export interface Step {
  /** The sides that may take it. */
  sides: readonly Side[];
  /** The statuses in which it may be taken. */
  from: readonly number[];
  /** The status after it; without it the status stays. */
  to?: number;
  /** The new value of `is_done`; without it that stays. */
  isDone?: boolean;
  /** The participle in a refusal: 'A complaint that is Closed cannot be …'. */
  participle: Text;
  /** The text in a notice. */
  notice?: Text;
}

const { open, inProgress, done, reopen, closed } = STATUS;

/** The course of a complaint: everything that can be done with one that was raised. */
export const STEPS = {
  edit: { sides: ['tenant'], from: [open], participle: { id: 'diubah', en: 'edited' } },
  comment: {
    sides: ['tenant', 'supplier'],
    from: [open, inProgress, done, reopen],
    participle: { id: 'dikomentari', en: 'commented on' },
  },
  action: {
    sides: ['supplier'],
    from: [open, inProgress, reopen],
    to: inProgress,
    participle: { id: 'diberi tindakan', en: 'given an action' },
    notice: { id: 'Komplain sedang dikerjakan', en: 'Complaint in progress' },
  },
  estimate: {
    sides: ['supplier'],
    from: [open, inProgress, reopen],
    participle: { id: 'diberi perkiraan selesai', en: 'given an estimate' },
  },
  priority: {
    sides: ['supplier'],
    from: [open, inProgress, done, reopen],
    participle: { id: 'diberi prioritas', en: 'given a priority' },
  },
  assign: {
    sides: ['supplier'],
    from: [open, inProgress, done, reopen],
    participle: { id: 'ditugaskan', en: 'assigned' },
  },
  done: {
    sides: ['supplier'],
    from: [open, inProgress, reopen],
    to: done,
    isDone: true,
    participle: { id: 'ditandai selesai', en: 'marked done' },
    notice: { id: 'Komplain selesai', en: 'Complaint done' },
  },
  reopen: {
    sides: ['tenant'],
    from: [done],
    to: reopen,
    isDone: false,
    participle: { id: 'dibuka kembali', en: 'reopened' },
    notice: { id: 'Komplain dibuka kembali', en: 'Complaint reopened' },
  },
  close: {
    sides: ['tenant'],
    from: [open, inProgress, done, reopen],
    to: closed,
    participle: { id: 'ditutup', en: 'closed' },
    notice: { id: 'Komplain ditutup', en: 'Complaint closed' },
  },
} as const satisfies Record<string, Step>;

export type StepName = keyof typeof STEPS;
const isStep = (name: string): name is StepName => name in STEPS;
export const STEP_NAMES: readonly StepName[] = Object.keys(STEPS).filter(isStep);

const stepOf = (name: StepName): Step => STEPS[name];

/** The sides that a caller is on: the platform may take either side's steps. */
export function sidesOf({ companyType }: Caller): readonly Side[] {
  if (companyType === COMPANY_TYPE.platform) return ['tenant', 'supplier'];
  return [companyType === COMPANY_TYPE.supplier ? 'supplier' : 'tenant'];
}

/** The steps that a caller may take now with a complaint in sight that has this status. */
export function stepsOf(caller: Caller, status: number): StepName[] {
  return STEP_NAMES.filter((name) => isOwn(name, caller) && stepOf(name).from.includes(status));
}

/** @throws RulesBroken when a step is the other side's, or cannot be taken in this status */
export function checkStep(name: StepName, caller: Caller, status: number): void {
  const { sides, from, participle } = stepOf(name);
  if (!isOwn(name, caller)) {
    throw brokenRule(null, 'NOT_YOURS', {
      id: `Hanya ${sides.join(' dan ')} yang dapat melakukan ini`,
      en: `Only the ${sides.join(' and the ')} can do this`,
    });
  }
  if (!from.includes(status)) {
    throw brokenRule(null, 'NOT_NOW', {
      id: `Komplain dengan status ${STATUSES[status]} tidak dapat ${participle.id}`,
      en: `A complaint that is ${STATUSES[status]} cannot be ${participle.en}`,
    });
  }
}

const isOwn = (name: StepName, caller: Caller): boolean =>
  stepOf(name).sides.some((side) => sidesOf(caller).includes(side));
