import type { TestEvent } from '../webhook.js';

/** `complaint/view`'s row in the data API's format. */
export const complaintRow = {
  id: 61,
  companySupplierId: 3,
  companySupplierName: 'Volta Rental',
  companyTenantId: 5,
  companyTenantName: 'Kirim Cepat',
  complaintCategoryId: 9,
  complaintCategoryName: 'Rem',
  vehicleId: 34,
  vehicleName: 'B 1234 XYZ',
  title: 'Rem berdecit',
  description: 'Rem depan berdecit saat hujan.',
  estimationDate: '2026-11-20',
  status: 2,
  action: 'Repair',
  actionId: 0,
  reportEvidence: ['http://127.0.0.1:4100/files/load/aa11.jpg', 'bb22.png'],
  isDone: '1',
  isClose: '0',
  isOverdue: '0',
  createdBy: 'Sari',
  createdDate: '2026-11-17T08:30:00+07:00',
  updatedBy: 'Budi',
  updatedDate: '2026-11-18T10:00:00+07:00',
  version: 4,
};

export const commentRow = (id: number, more: object = {}) => ({
  id,
  complaintId: 61,
  description: `Komentar ${id}`,
  photo: [],
  sender: '0',
  name: 'Sari',
  userId: 12,
  companyTypeId: 3,
  step: null,
  createdDate: '2026-11-18T09:00:00+07:00',
  ...more,
});

/** The response of `complaint/view/61` for a supplier; `dto` overrides its row. */
export const complaintDetailResponse = (dto: object = {}, comments: readonly object[] = [commentRow(1)]) => ({
  complaintDto: { ...complaintRow, isTenant: '0', isSupplier: '1', steps: ['comment'], ...dto },
  complaintComments: comments,
  complaintHistory: [
    {
      id: 5,
      step: 'action',
      fromStatus: 0,
      toStatus: 1,
      actionId: 0,
      reason: null,
      name: 'Budi',
      userId: 7,
      companyTypeId: 2,
      createdDate: '2026-11-17T09:00:00+07:00',
    },
  ],
});

/** The event of a comment; it has no `sender`. */
export const complaintCommented = (id: number, users: readonly number[], more: object = {}): TestEvent => ({
  type: 'complaint.commented',
  users,
  data: { ...commentRow(id), sender: undefined, ...more },
});

export const complaintChanged = (
  users: readonly number[],
  complaintId = 61,
  more: object = {},
): TestEvent => ({
  type: 'complaint.changed',
  users,
  data: { id: complaintId, step: 'done', status: 2, version: 5, ...more },
});
