import type { form as base } from '../id/form';
import type { English } from './english';

export const form: English<typeof base> = {
  tooLong: 'At most {max} characters, now {count}.',
};
