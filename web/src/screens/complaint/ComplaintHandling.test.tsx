import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { holdSessionEnd } from '../../api/session';
import { openClient } from '../../testing/client';
import { comment, complaintContact, complaintDetail } from '../../testing/data/complaints';
import { push, subscribedTo } from '../../testing/data/live';
import { person } from '../../testing/data/people';
import { lastOf } from '../../testing/data/vehicle-screen';
import { GatewayError, type Responder } from '../../testing/gateway';
import './ComplaintScreen';
import './actions/PlanDialog';

const done = (name: string) => () => ({ [name]: { success: true, message: 'Tersimpan', errors: [] } });

async function openComplaint(complaint: object, responses: Record<string, Responder> = {}) {
  const gateway = await openClient('/complaint/maintanance/61', person([]), {
    ComplaintDetail: () => ({ complaint }),
    ComplaintContact: () => ({ complaint: complaintContact }),
    ...responses,
  });
  return { gateway, user: userEvent.setup() };
}

async function openLive(complaint: object, responses: Record<string, Responder> = {}) {
  const opened = await openComplaint(complaint, responses);
  await waitFor(() =>
    expect(subscribedTo()).toEqual(expect.arrayContaining(['ComplaintCommented', 'ComplaintChanged'])),
  );
  return opened;
}

const texts = () => screen.getAllByText(/^Komentar \d/).map(({ textContent }) => textContent);

describe('The plan of the supplier', () => {
  const PLANNED = {
    ...{ priority: 'URGENT', assigneeId: '7', assigneeName: 'Budi', estimatedTime: '14:30' },
    history: [
      ...complaintDetail().history,
      ...(
        [
          ['6', 'ESTIMATE', '2099-11-20 14:30'],
          ['7', 'PRIORITY', 'Urgent'],
          ['8', 'ASSIGN', null],
        ] as const
      ).map(([id, step, value]) => ({ ...complaintDetail().history[0], id, step, value })),
    ],
  };

  it('shows a status and an action that only the data service knows', async () => {
    const [raised] = complaintDetail().history;
    const other = { otherTo: 'Menunggu suku cadang', otherAction: 'Dihapuskan' };
    await openComplaint(
      complaintDetail({
        status: 'UNKNOWN',
        otherStatus: 'Menunggu suku cadang',
        action: 'UNKNOWN',
        otherAction: 'Dihapuskan',
        history: [raised, { ...raised, id: '6', step: 'ACTION', to: 'UNKNOWN', action: 'UNKNOWN', ...other }],
      }),
    );
    expect(await screen.findAllByText('Menunggu suku cadang')).toHaveLength(3);
    const facts = within(screen.getByRole('region', { name: 'Detail Complaint' }));
    expect(facts.getByText('Dihapuskan')).toBeVisible();
    expect(facts.getByText('Action · Dihapuskan')).toBeVisible();
  });

  it('shows estimate, priority and assignee, and their history', async () => {
    await openComplaint(complaintDetail({ ...PLANNED, canSetEstimate: false, canSetPriority: false }));
    const facts = within(await screen.findByRole('region', { name: 'Detail Complaint' }));
    expect(facts.getAllByText('20 Nov 2099, 14:30')[0]).toBeVisible();
    expect(facts.getAllByText('Mendesak')).toHaveLength(2);
    expect(facts.getByText('Budi')).toBeVisible();
    expect(facts.getByText('Belum ditugaskan')).toBeVisible();
    expect(screen.getByText('Tepat waktu · 20 Nov 2099, 14:30')).toBeVisible();
    const buttons = facts.getAllByRole('button', { name: /^Ubah/ });
    expect(buttons.map((button) => button.getAttribute('aria-label'))).toEqual(['Ubah Penanggung jawab']);
  });

  it.each([
    [
      'Estimated Completion Date',
      'Jam',
      '15:45',
      'SetComplaintEstimate',
      'setComplaintEstimate',
      { date: '2099-11-20', time: '15:45' },
      { date: '2099-11-20', time: null },
    ],
    [
      'Prioritas',
      'Prioritas',
      'HIGH',
      'SetComplaintPriority',
      'setComplaintPriority',
      { priority: 'HIGH' },
      { priority: 'NORMAL' },
    ],
    [
      'Penanggung jawab',
      'Penanggung jawab',
      '7',
      'AssignComplaint',
      'assignComplaint',
      { assigneeId: '7' },
      { assigneeId: null },
    ],
  ])(
    'saves %s by itself; a refusal keeps what was entered, and the save can be undone',
    async (what, label, value, operation, payload, sent, former) => {
      const { gateway, user } = await openComplaint(complaintDetail(), {
        ComplaintAssignees: () => ({ complaintAssigneeOptions: [{ value: '7', text: 'Budi' }] }),
        [operation]: () => ({ [payload]: { success: false, message: 'Tidak bisa.', errors: [] } }),
      });
      await user.click(await screen.findByRole('button', { name: `Ubah ${what}` }));
      const dialog = within(await screen.findByRole('dialog', { name: what }));
      const save = dialog.getByRole('button', { name: 'Save' });
      expect(save).toBeDisabled();
      expect(dialog.getByLabelText(what)).toHaveFocus();
      if (operation === 'AssignComplaint') await dialog.findByRole('option', { name: 'Budi' });
      fireEvent.change(dialog.getByLabelText(label), { target: { value } });
      await user.click(save);
      expect(await dialog.findByText('Tidak bisa.')).toBeVisible();
      await waitFor(() => expect(screen.getAllByText('Tidak bisa.')).toHaveLength(2));
      gateway.respond(operation, done(payload));
      await user.click(save);
      await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
      expect(lastOf(gateway, operation)).toEqual({ id: '61', ...sent, version: 1 });
      await user.click(await screen.findByRole('button', { name: 'Urungkan' }));
      await waitFor(() => expect(gateway.of(operation)).toHaveLength(3));
      expect(lastOf(gateway, operation)).toEqual({ id: '61', ...former, version: 2 });
    },
  );
});

test('The end of the session is no refusal of a plan: what was entered is saved once the person has signed in again', async () => {
  const { gateway, user } = await openComplaint(complaintDetail(), {
    SetComplaintPriority: () => {
      throw new GatewayError('UNAUTHENTICATED', 'Session over');
    },
    Login: () => ({ login: { success: true, message: 'OK', me: person([]) } }),
  });
  await user.click(await screen.findByRole('button', { name: 'Ubah Prioritas' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Prioritas' }));
  fireEvent.change(dialog.getByLabelText('Prioritas'), { target: { value: 'HIGH' } });
  const save = dialog.getByRole('button', { name: 'Save' });
  // While a message holds the session's end back, the response reaches the dialog.
  const hold = holdSessionEnd();
  await user.click(save);
  await waitFor(() => expect(save).toBeEnabled());
  expect(screen.queryByText('Session over')).not.toBeInTheDocument();
  await act(async () => hold.release());
  const again = within(await screen.findByRole('dialog', { name: 'Login' }));
  expect(dialog.getByLabelText('Prioritas')).toHaveValue('HIGH');
  await act(async () => fireEvent.click(save));
  gateway.respond('SetComplaintPriority', done('setComplaintPriority'));
  fireEvent.change(again.getByLabelText('Password'), { target: { value: 'armada-demo' } });
  fireEvent.click(again.getByRole('button', { name: 'Login' }));
  expect(await screen.findByText('Tersimpan')).toBeInTheDocument();
  expect(lastOf(gateway, 'SetComplaintPriority')).toEqual({ id: '61', priority: 'HIGH', version: 1 });
});

test('An estimate whose former day has passed cannot be undone', async () => {
  const complaint = complaintDetail({ estimatedCompletion: '2020-01-31', isOverdue: true });
  const { user } = await openComplaint(complaint, { SetComplaintEstimate: done('setComplaintEstimate') });
  await user.click(await screen.findByRole('button', { name: 'Ubah Estimated Completion Date' }));
  const dialog = within(await screen.findByRole('dialog'));
  fireEvent.change(dialog.getByLabelText('Estimated Completion Date'), { target: { value: '2099-11-20' } });
  fireEvent.blur(dialog.getByLabelText('Estimated Completion Date'));
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Tersimpan')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Urungkan' })).not.toBeInTheDocument();
});

describe('An own comment', () => {
  const own = (more: object = {}) =>
    comment(1, { isOwnSide: true, changeableUntil: new Date(Date.now() + 300_000).toISOString(), ...more });

  it('is edited by its author, which marks it, and others have no buttons', async () => {
    const comments = [own(), comment(2, { changeableUntil: '2020-01-01T00:00:00Z' })];
    const { gateway, user } = await openLive(complaintDetail({ comments, commentCount: 2 }), {
      EditComplaintComment: () => ({ editComplaintComment: { success: false, message: 'Terlambat.' } }),
    });
    await user.click(screen.getByRole('button', { name: 'Edit komentar' }));
    const box = screen.getByRole('textbox', { name: 'Edit komentar' });
    fireEvent.change(box, { target: { value: 'Komentar 1 benar' } });
    await user.type(box, '{Enter}');
    expect(await screen.findByText('Terlambat.')).toBeVisible();
    gateway.respond('EditComplaintComment', done('editComplaintComment'));
    await user.type(box, '{Enter}');
    expect(await screen.findByText('(diedit)')).toBeVisible();
    expect(texts()).toEqual(['Komentar 1 benar', 'Komentar 2']);
    expect(lastOf(gateway, 'EditComplaintComment')).toEqual({
      complaintId: '61',
      commentId: '1',
      text: 'Komentar 1 benar',
    });
  });

  it('is deleted after a question, and a deletion by the other side shows at once', async () => {
    const comments = [own(), comment(2)];
    const { gateway, user } = await openLive(complaintDetail({ comments, commentCount: 2 }), {
      DeleteComplaintComment: done('deleteComplaintComment'),
    });
    await user.click(screen.getByRole('button', { name: 'Hapus komentar' }));
    const question = within(await screen.findByRole('dialog'));
    await user.click(question.getByRole('button', { name: 'Hapus komentar' }));
    expect(await screen.findByText('Komentar ini dihapus.')).toBeVisible();
    expect(lastOf(gateway, 'DeleteComplaintComment')).toEqual({ complaintId: '61', commentId: '1' });
    const pushed = comment(2, { text: null, deletedAt: '2026-11-18T09:02:00+07:00' });
    await act(async () => push('ComplaintCommented', { complaintCommented: pushed }));
    await waitFor(() => expect(screen.getAllByText('Komentar ini dihapus.')).toHaveLength(2));
    expect(screen.queryByText(/^Komentar \d/)).not.toBeInTheDocument();
  });
});
