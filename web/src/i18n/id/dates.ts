/** Words of dates and ages. */
export const dates = {
  justNow: 'baru saja',
};
