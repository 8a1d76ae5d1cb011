/** Words for the states of a complaint, in the list and on its own screen. */
export const complaintWords = {
  open: 'Open',
  inProgress: 'In Progress',
  done: 'Done',
  reopen: 'Reopen',
  closed: 'Closed',
  repair: 'Repair',
  replacement: 'Replacement',
  unknown: 'Tidak dikenal',
  overdue: 'Terlambat',
  dueSoon: 'Segera jatuh tempo',
  onTime: 'Tepat waktu',
  settled: 'Selesai',
  low: 'Rendah',
  normal: 'Normal',
  high: 'Tinggi',
  urgent: 'Mendesak',
};
