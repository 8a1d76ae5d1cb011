/** The invitation of a user who has not set a password yet. */
export const invitation = {
  waits: 'Belum mengatur password.',
  send: 'Kirim undangan lagi',
  sent: 'Undangan terkirim',
};
