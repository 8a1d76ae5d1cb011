import { argument, flagKind, textKind } from '../definition/kinds.js';
import { optionsResolver } from '../definition/options/options.js';

/** The argument of option lists of companies. */
export const activeArgument = {
  isActive: argument(flagKind, 'isAktif', {
    nullable: true,
    description: 'Only active companies whose period has not ended, or only the others.',
  }),
};

/** The options of companies of every type, and of company types. */
export const companyResolvers = [
  optionsResolver('companyOptions', {
    path: 'company/list',
    description: 'The companies of every type in scope, to choose from.',
    args: {
      ...activeArgument,
      group: argument(textKind, 'group', { nullable: true, description: 'Only entries of this group.' }),
    },
    searchedBy: 'text',
  }),
  optionsResolver('companyTypeOptions', {
    path: 'company/list/type',
    description: 'The company types in scope, to choose from.',
  }),
];
