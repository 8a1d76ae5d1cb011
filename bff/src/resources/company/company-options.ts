import { argument, flagKind } from '../definition/kinds.js';
import { optionsResolver } from '../definition/options.js';

/** Of pick lists of companies. */
export const activeArgument = {
  isActive: argument(flagKind, 'isAktif', {
    nullable: true,
    description: 'Only active ones whose period has not ended, or only the others.',
  }),
};

/** Pick lists of companies of every type, and of the types. */
export const companyResolvers = [
  optionsResolver('companyOptions', {
    path: 'company/list',
    description: 'The companies in scope, of every type, to pick from.',
    args: activeArgument,
  }),
  optionsResolver('companyTypeOptions', {
    path: 'company/list/type',
    description: 'The company types in scope, to pick from.',
  }),
];
