import type { FastifyRequest } from 'fastify';
import { unauthenticated } from '../http/refusals.js';
import type { Language } from '../http/text.js';

export const COMPANY_TYPE = { platform: 1, supplier: 2, tenant: 3 } as const;

/** Names of the company types, as rows and option lists show them. */
export const COMPANY_TYPE_NAME: Readonly<Record<number, string>> = {
  1: 'Platform',
  2: 'Supplier',
  3: 'Tenant',
};

/** The person or integration that calls, with their rights as the database has them, less than a second old. */
export interface Caller {
  userId: number;
  name: string;
  /** The language of the texts that the caller reads: the request's, else the user's preference. */
  language: Language;
  companyId: number;
  /** 1 Platform, 2 Supplier, 3 Tenant. */
  companyType: number;
  userTypeId: number;
  /** An Administrator of the Platform: has every menu. */
  isAdministrator: boolean;
  /** Codes of the menus that the caller's user type has. */
  menus: ReadonlySet<string>;
  /** SHA-256 of the token, hex: names the session without giving it away. */
  sessionHash: string;
  /** True if an integration calls, with an API token of this user. */
  isIntegration: boolean;
  isReadOnly: boolean;
}

declare module 'fastify' {
  interface FastifyRequest {
    caller: Caller | null;
  }
}

/** @throws CallRefused (401) when nobody is signed in */
export function callerOf(request: FastifyRequest): Caller {
  if (request.caller === null) throw unauthenticated();
  return request.caller;
}
