import { sql } from 'kysely';
import type { Given } from '../access/parameter.js';
import { defineScope } from '../access/scope.js';

/** A user type that the platform shares, or that the company made. */
const sharedOrOwnedBy = (company: Given<number>) =>
  sql<boolean>`coalesce(t.company_id, ${company}) = ${company}`;

/** User types for staff of the caller's kind of company. */
export const userTypeScope = defineScope({
  table: 'user_type',
  supplier: (company) => sql<boolean>`(t.company_type = 2 and ${sharedOrOwnedBy(company)})`,
  tenant: (company) => sql<boolean>`(t.company_type = 3 and ${sharedOrOwnedBy(company)})`,
});
