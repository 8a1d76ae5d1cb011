import type { companyAddress as base } from '../id/company-address';
import type { English } from './english';

export const companyAddress: English<typeof base> = {
  use: 'Use the address of the company: {address}',
};
