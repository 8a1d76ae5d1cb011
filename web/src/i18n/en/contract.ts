import type { contract as base } from '../id/contract';
import { contract as id } from '../id/contract';

export const contract: typeof base = {
  ...id,
  add: 'Add a contract',
  tooMany: 'More vehicles are chosen than the maximum.',
};
