import type { liveList as base } from '../id/live-list';
import type { English } from './english';

export const liveList: English<typeof base> = {
  added: '{count} new',
  changed: '{count} changed',
  outdated: 'The list may be outdated',
  show: 'Show',
  addedTitle: '{record}: new',
  changedTitle: '{record}: changed',
  several: '{record}: {count} new or changed',
  open: 'Open',
  title: 'Complaint notifications',
  lead: 'For complaints that others raise or change while the list of complaints is open.',
  sound: 'Sound',
  browser: 'Browser notification while another tab is in front',
  blocked: 'The browser blocks notifications of this site. Allow them in its settings.',
};
