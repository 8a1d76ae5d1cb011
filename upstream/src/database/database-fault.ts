/** An error that the database returned, with the same fields whichever engine it came from. */
export class DatabaseFault extends Error {
  /** SQLSTATE, '23505' for a unique violation. */
  readonly code: string | undefined;
  /** Name of the constraint or unique index that was violated. */
  readonly constraint: string | undefined;

  constructor(fault: { message: string; code?: string | undefined; constraint?: string | undefined }) {
    super(fault.message);
    this.name = 'DatabaseFault';
    this.code = fault.code;
    this.constraint = fault.constraint;
  }
}

/** Reads any error as a database error: pg's own class and ours carry the same two fields. */
export function databaseFault(fault: unknown): { code: string; constraint: string | undefined } | undefined {
  if (!(fault instanceof Error) || !('code' in fault) || typeof fault.code !== 'string') return undefined;
  const constraint =
    'constraint' in fault && typeof fault.constraint === 'string' ? fault.constraint : undefined;
  return { code: fault.code, constraint };
}
