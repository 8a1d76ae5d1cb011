import { pageOf } from './screen-case';

export const comment = (id: number, more: object = {}) => ({
  __typename: 'ComplaintComment',
  id: String(id),
  text: `Komentar ${id}`,
  photos: [],
  isOwnSide: false,
  authorName: 'Sari',
  step: null,
  createdAt: '2026-11-18T09:00:00+07:00',
  ...more,
});

/** A complaint with the fields of its own screen, for a supplier and open by default. */
export const complaintDetail = (more: object = {}) => ({
  __typename: 'ComplaintDetail',
  id: '61',
  title: 'Rem berdecit',
  description: 'Rem depan berdecit saat hujan.',
  status: 'OPEN',
  action: null,
  estimatedCompletion: '2099-11-20',
  isOverdue: false,
  evidence: ['/files/rem-1', '/files/rem-2'],
  licensePlate: 'B 1234 XYZ',
  categoryName: 'Rem',
  supplierName: 'Volta Rental',
  tenantName: 'Kirim Cepat',
  createdBy: 'Sari',
  createdAt: '2026-11-17T08:30:00+07:00',
  updatedBy: 'Sari',
  updatedAt: '2026-11-17T08:30:00+07:00',
  version: 1,
  isTenantSide: false,
  isSupplierSide: true,
  canEdit: false,
  canComment: true,
  canSetAction: true,
  canMarkDone: true,
  canReopen: false,
  canClose: false,
  commentCount: 0,
  history: [
    {
      __typename: 'ComplaintMove',
      id: '5',
      step: 'RAISE',
      from: null,
      to: 'OPEN',
      action: null,
      reason: null,
      by: 'Sari',
      at: '2026-11-17T08:30:00+07:00',
    },
  ],
  comments: [],
  ...more,
});

/** A row of the list. */
export const complaintRow = (id: number, more: object = {}) => ({
  __typename: 'Complaint',
  id: String(id),
  supplierName: 'Volta Rental',
  tenantName: 'Kirim Cepat',
  categoryName: 'Rem',
  licensePlate: `B 123${id} XYZ`,
  title: `Rem berdecit ${id}`,
  description: 'Rem depan berdecit saat hujan.',
  estimatedCompletion: '2099-11-20',
  status: 'OPEN',
  action: null,
  isOverdue: false,
  createdBy: 'Sari',
  createdAt: '2026-11-17T08:30:00+07:00',
  updatedBy: null,
  updatedAt: null,
  ...more,
});

export const complaintPage = (...rows: readonly object[]) => pageOf('complaints', rows);
