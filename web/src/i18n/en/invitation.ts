import type { invitation as base } from '../id/invitation';
import type { English } from './english';

export const invitation: English<typeof base> = {
  waits: 'No password set yet.',
  send: 'Send the invitation again',
  sent: 'Invitation sent',
};
