import { data, rows, saved } from '../data-api-double.js';
import {
  complaintChanged,
  complaintCommented,
  complaintDetailResponse,
  complaintRow,
} from '../samples/sample-complaint.js';
import { meResponse } from '../samples/sample-user.js';
import type { OperationTable } from './operation-calls.js';

const vehicleOptions = data([{ value: 34, text: 'B 1234 XYZ' }]);
const detail = data(complaintDetailResponse());
const reason = { id: '61', reason: 'Sudah diganti', version: 4 };

/** Complaints. */
export const complaintCalls: OperationTable = {
  Complaints: {
    variables: {
      filter: { search: { field: 'REPORTER', text: 'sari' }, status: 'OPEN', isOverdue: true },
      sort: { field: 'STATUS' },
      page: 1,
      size: 20,
    },
    calls: {
      'GET complaint/view?page=1&size=20&reporter=sari&status=0&isOverdue=1&sort=status': rows([
        complaintRow,
      ]),
    },
  },
  ComplaintScreenOptions: {
    variables: { first: 50 },
    calls: {
      'GET company_supplier/list?size=50': data([{ value: 3, text: 'Volta Rental' }]),
      'GET complaint_category/list?isActive=1&size=50': data([{ value: 9, text: 'Rem' }]),
      'GET complaint/list/assignee': data([{ value: 7, text: 'Budi' }]),
      'GET complaint/list/status': data([{ value: 0, text: 'Open' }]),
      'GET complaint/list/action': data([{ value: 0, text: 'Repair' }]),
    },
  },
  ComplaintCategoryOptions: {
    variables: { vehicleId: '34' },
    calls: {
      'GET complaint_category/list?isActive=1&vehicleId=34': data([{ value: 9, text: 'Rem' }]),
    },
  },
  RentedVehicles: {
    variables: { text: 'B 12', rentStatus: 'RENTED', first: 50 },
    calls: { 'GET vehicle/list?rentStatus=1&licensePlate=B 12&size=50': vehicleOptions },
  },
  FindComplaintCategories: {
    variables: { text: 'rem', supplierId: '3', first: 50 },
    calls: {
      'GET complaint_category/list/company?isActive=1&text=rem&size=50&supplierId=3': data([
        { value: 9, text: 'Rem' },
      ]),
    },
  },
  ComplaintRecord: { variables: { id: '61' }, calls: { 'GET complaint/view/61?commentsLast=0': detail } },
  ComplaintDetail: {
    variables: { id: '61', last: 100 },
    calls: { 'GET complaint/view/61?commentsLast=100': detail },
  },
  ComplaintContact: {
    variables: { id: '61' },
    calls: {
      'GET complaint/view/61?commentsLast=0&include=vehicle': detail,
      'GET vehicle/view?ids=34&page=1&size=1': rows([]),
    },
  },
  OlderComments: {
    variables: { id: '61', last: 100, before: '1' },
    calls: { 'GET complaint/view/61?commentsLast=100&commentsBefore=1': detail },
  },
  // The complaint is read first, to check that the user may read it.
  ComplaintCommented: {
    variables: { id: '61' },
    calls: { 'GET complaint/view/61?commentsLast=0': detail },
    event: complaintCommented(2, [meResponse.data.id]),
  },
  ComplaintChanged: {
    variables: { id: '61', last: 20 },
    calls: {
      'GET complaint/view?ids=61&page=1&size=1': rows([complaintRow]),
      'GET complaint/view/61?commentsLast=100': detail,
    },
  },
  ComplaintListChanged: {
    calls: { 'GET complaint/view?ids=61&page=1&size=1': rows([complaintRow]) },
    event: complaintChanged([meResponse.data.id]),
  },
  ComplaintReplies: { calls: { 'GET complaint/list/reply': data([{ value: 5, text: 'Kami periksa' }]) } },
  SaveComplaintReply: { variables: { text: 'Besok' }, calls: { 'POST complaint/reply/save': saved(6) } },
  DeleteComplaintReply: { variables: { id: '5' }, calls: { 'POST complaint/reply/delete': saved(5) } },
  CommentOnComplaint: {
    variables: { id: '61', input: { text: 'Baik', photos: [] } },
    calls: { 'POST complaint/comment': saved(2) },
  },
  SetComplaintAction: {
    variables: { id: '61', action: 'REPAIR', version: 4 },
    calls: { 'POST complaint/action': saved(61) },
  },
  SetComplaintEstimate: {
    variables: { id: '61', date: '2030-01-31', time: '14:30', version: 4 },
    calls: { 'POST complaint/estimate': saved(61) },
  },
  SetComplaintPriority: {
    variables: { id: '61', priority: 'HIGH', version: 4 },
    calls: { 'POST complaint/priority': saved(61) },
  },
  AssignComplaint: {
    variables: { id: '61', assigneeId: '7', version: 4 },
    calls: { 'POST complaint/assign': saved(61) },
  },
  ComplaintAssignees: {
    variables: { supplierId: '3' },
    calls: { 'GET complaint/list/assignee?supplierId=3': data([{ value: 7, text: 'Budi' }]) },
  },
  EditComplaintComment: {
    variables: { complaintId: '61', commentId: '2', text: 'Benar' },
    calls: { 'POST complaint/comment/change': saved(2) },
  },
  DeleteComplaintComment: {
    variables: { complaintId: '61', commentId: '2' },
    calls: { 'POST complaint/comment/delete': saved(2) },
  },
  MarkComplaintDone: { variables: reason, calls: { 'POST complaint/done': saved(61) } },
  ReopenComplaint: { variables: reason, calls: { 'POST complaint/reopen': saved(61) } },
  CloseComplaint: { variables: reason, calls: { 'POST complaint/close': saved(61) } },
};
