import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openClient } from '../../testing/client';
import { comment, complaintContact, complaintDetail } from '../../testing/data/complaints';
import { closeSockets, push, subscribedTo } from '../../testing/data/live';
import { person } from '../../testing/data/people';
import { lastOf } from '../../testing/data/vehicle-screen';
import type { Responder } from '../../testing/gateway';
import { installUploads, uploads } from '../../testing/uploads';
import './ComplaintScreen';
import './PhotoDialog';
import './actions/StepDialog';

/** Replaces the browser's canvas, which jsdom lacks. */
jest.mock('compressorjs', () => ({
  __esModule: true,
  default: class {
    constructor(file: File, options: { success: (result: Blob) => void }) {
      options.success(file);
    }
  },
}));

beforeEach(installUploads);

const done = (name: string) => () => ({ [name]: { success: true, message: 'Tersimpan' } });

async function openComplaint(complaint: object | null, responses: Record<string, Responder> = {}) {
  const gateway = await openClient('/complaint/maintanance/61', person([]), {
    ComplaintDetail: () => ({ complaint }),
    ComplaintContact: () => ({ complaint: complaint && complaintContact }),
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

const TENANT = {
  isTenantSide: true,
  isSupplierSide: false,
  canSetAction: false,
  canMarkDone: false,
};

const texts = () => screen.getAllByText(/^Komentar \d/).map(({ textContent }) => textContent);
const line = () => screen.getByPlaceholderText('Masukan komentar ....');

describe('The data of a complaint', () => {
  it('shows its fields, the side that must act, its evidence of 240 px, its timeline, and an empty history', async () => {
    await openComplaint(complaintDetail());
    const facts = within(await screen.findByRole('region', { name: 'Detail Complaint' }));
    for (const text of ['Rem', 'B 1234 XYZ', 'Volta Rental', 'Kirim Cepat', 'Open', '20 Nov 2099'])
      expect(facts.getAllByText(text)[0]).toBeVisible();
    expect(screen.getByText('Giliran Volta Rental')).toBeVisible();
    expect(screen.getByText('Tepat waktu · 20 Nov 2099')).toBeVisible();
    expect(facts.getByRole('region', { name: 'Evidence' })).toHaveStyle({ height: '240px' });
    expect(within(facts.getByRole('region', { name: 'Riwayat' })).getByText('Raised')).toBeVisible();
    expect(screen.getByText('Empty History')).toBeVisible();
  });

  it('lists its fields in the order of the specification, then what is planned, then its evidence', async () => {
    await openComplaint(complaintDetail());
    const facts = await screen.findByRole('region', { name: 'Detail Complaint' });
    const terms = within(facts).getAllByRole('term');
    expect(terms.map(({ textContent }) => textContent)).toEqual([
      ...['Category', 'Vehicle', 'Company Supplier', 'Company Tenant', 'Title', 'Description'],
      ...['Created By', 'Created Date', 'Modified By', 'Modified Date'],
      ...['Status', 'Action', 'Estimated Completion Date'],
      ...['Prioritas', 'Penanggung jawab', 'Posisi kendaraan'],
    ]);
    const evidence = within(facts).getByRole('region', { name: 'Evidence' });
    expect(terms.at(-1)?.compareDocumentPosition(evidence)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });

  it('shows the server’s message when it cannot be loaded, and a notice when there is none', async () => {
    const { gateway, user } = await openComplaint(null, {
      ComplaintDetail: () => {
        throw new Error('offline');
      },
    });
    gateway.respond('ComplaintDetail', () => ({ complaint: null }));
    await user.click(await screen.findByRole('button', { name: 'Coba lagi' }));
    expect(await screen.findByText('Komplain ini tidak ada atau di luar wewenang anda.')).toBeVisible();
  });
});

it('links the other side’s phone and the vehicle’s position; its times are exact to the minute', async () => {
  await openComplaint(complaintDetail());
  expect(await screen.findByRole('link', { name: 'Telepon Kirim Cepat: +622150002' })).toHaveAttribute(
    'href',
    'tel:+622150002',
  );
  expect(screen.queryByRole('link', { name: /Volta/ })).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Petunjuk arah' })).toHaveAttribute(
    'href',
    'https://www.google.com/maps/dir/?api=1&destination=-6.2%2C106.8',
  );
  const facts = within(screen.getByRole('region', { name: 'Detail Complaint' }));
  expect(facts.getByText(/Jalan Sudirman, Jakarta/)).toBeVisible();
  expect(facts.getAllByText(/^17 Nov 2026, \d\d:\d\d$/)).toHaveLength(3);
});

/** Fleet-operations 4: what the flags allow, and the one that is due as the main button. The others keep their places. */
it.each([
  ['the supplier of an open one', {}, ['Action', 'Done'], 'Action'],
  ['the supplier at work', { status: 'IN_PROGRESS' }, ['Action', 'Done'], 'Done'],
  [
    'the supplier of one that is done',
    { status: 'DONE', canSetAction: false, canMarkDone: false },
    [],
    null,
    ['Action', 'Done'],
  ],
  ['the tenant of an open one', { ...TENANT, canClose: true }, ['Close'], null, ['Reopen', 'Close']],
  [
    'the tenant of one that is done',
    { ...TENANT, status: 'DONE', canReopen: true, canClose: true },
    ['Reopen', 'Close'],
    'Close',
  ],
  [
    'anybody when it is closed',
    { status: 'CLOSED', canSetAction: false, canMarkDone: false, canComment: false },
    [],
    null,
  ],
])('%s may do what the flags say', async (_who, flags, names, main, all = names) => {
  await openComplaint(complaintDetail(flags));
  await screen.findByRole('heading', { name: 'Rem berdecit' });
  const buttons = screen.queryAllByRole('button', { name: /^(Action|Done|Reopen|Close)$/ });
  const namesOf = (some: readonly HTMLElement[]) => some.map(({ textContent }) => textContent);
  expect(namesOf(buttons)).toEqual(all);
  expect(namesOf(buttons.filter((button) => !button.hasAttribute('disabled')))).toEqual(names);
  const primary = buttons.filter((button) => button.classList.contains('bp6-intent-primary'));
  expect(primary.map(({ textContent }) => textContent)).toEqual(main === null ? [] : [main]);
});

describe('A step', () => {
  it('requires an action; Save is disabled without one', async () => {
    const { gateway, user } = await openComplaint(complaintDetail(), {
      SetComplaintAction: done('setComplaintAction'),
    });
    await user.click(await screen.findByRole('button', { name: 'Action' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Action' }));
    expect(dialog.getByRole('button', { name: 'Save' })).toBeDisabled();
    expect(dialog.getByRole('radio', { name: 'Repair' })).toHaveFocus();
    await user.click(dialog.getByRole('radio', { name: 'Replacement' }));
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Tersimpan')).toBeVisible();
    expect(lastOf(gateway, 'SetComplaintAction')).toEqual({ id: '61', action: 'REPLACEMENT', version: 1 });
  });

  it('ends when the new state shows, so that the next step starts from it', async () => {
    const { gateway, user } = await openComplaint(complaintDetail(), {
      MarkComplaintDone: done('markComplaintDone'),
    });
    const save = async (reason: string) => {
      await user.click(await screen.findByRole('button', { name: 'Done' }));
      fireEvent.change(await screen.findByLabelText('Reason'), { target: { value: reason } });
      await user.click(screen.getByRole('button', { name: 'Save' }));
    };
    let read = (_answer: object): void => undefined;
    gateway.respond('ComplaintDetail', () => new Promise((resolve) => (read = resolve)));
    await save('Sudah');
    await waitFor(() => expect(gateway.of('ComplaintDetail')).toHaveLength(2));
    expect(screen.getByRole('dialog')).toBeVisible();
    await act(async () => read({ complaint: complaintDetail({ version: 2 }) }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    gateway.respond('ComplaintDetail', () => ({ complaint: complaintDetail({ version: 3 }) }));
    await save('Sudah lagi');
    expect(lastOf(gateway, 'MarkComplaintDone')).toEqual({ id: '61', reason: 'Sudah lagi', version: 2 });
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  it('keeps its idempotency key after a lost connection, and takes another one after a response', async () => {
    const { gateway, user } = await openComplaint(complaintDetail(), {
      MarkComplaintDone: () => {
        throw new TypeError('Failed to fetch');
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Done' }));
    const dialog = within(await screen.findByRole('dialog'));
    fireEvent.change(dialog.getByLabelText('Reason'), { target: { value: 'Sudah' } });
    const save = async (refusal: string | RegExp) => {
      await user.click(dialog.getByRole('button', { name: 'Save' }));
      expect(await dialog.findByText(refusal)).toBeVisible();
    };
    await save(/^Terjadi kesalahan/);
    gateway.respond('MarkComplaintDone', () => ({
      markComplaintDone: { success: false, message: 'Not now.' },
    }));
    await save('Not now.');
    gateway.respond('MarkComplaintDone', done('markComplaintDone'));
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    const keys = gateway.of('MarkComplaintDone').map(({ headers }) => headers.get('idempotency-key'));
    expect(keys).toEqual([expect.any(String), keys[0], expect.any(String)]);
    expect(keys[2]).not.toBe(keys[0]);
  });

  it.each([
    ['Done', 'MarkComplaintDone', 'markComplaintDone', {}],
    ['Reopen', 'ReopenComplaint', 'reopenComplaint', { status: 'DONE', canReopen: true }],
    ['Close', 'CloseComplaint', 'closeComplaint', { status: 'DONE', canClose: true }],
  ])(
    '%s requires a reason, Save disabled while empty; a refusal keeps the dialog and the words',
    async (name, operation, payload, flags) => {
      const { gateway, user } = await openComplaint(complaintDetail(flags), {
        [operation]: () => ({ [payload]: { success: false, message: 'Not now.' } }),
      });
      await user.click(await screen.findByRole('button', { name }));
      const dialog = within(await screen.findByRole('dialog', { name: `Input Reason – ${name}` }));
      expect(dialog.queryAllByText(/akan ditutup untuk seterusnya/)).toHaveLength(name === 'Close' ? 1 : 0);
      const save = dialog.getByRole('button', { name: 'Save' });
      const reason = dialog.getByLabelText('Reason');
      fireEvent.change(reason, { target: { value: '  ' } });
      expect(save).toBeDisabled();
      fireEvent.change(reason, { target: { value: 'Baris 1\nBaris 2' } });
      await user.click(save);
      expect(await dialog.findByText('Not now.')).toBeVisible();
      await waitFor(() => expect(screen.getAllByText('Not now.')).toHaveLength(2));
      expect(reason).toHaveValue('Baris 1\nBaris 2');
      gateway.respond(operation, done(payload));
      await user.click(save);
      await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
      expect(lastOf(gateway, operation)).toEqual({ id: '61', reason: 'Baris 1\nBaris 2', version: 1 });
    },
  );
});

describe('The conversation', () => {
  it('aligns comments left and right by sender, shows photos in 300 px, and updates live', async () => {
    const comments = [
      comment(1),
      comment(2, { isOwnSide: true, authorName: 'Budi' }),
      comment(3, { photos: ['/files/a'] }),
    ];
    await openLive(complaintDetail({ comments, commentCount: 3 }));
    const [theirs, ours, photos] = texts().map((text) => screen.getByText(text ?? '').closest('li'));
    expect(theirs).toHaveAttribute('data-own', 'false');
    expect(ours).toHaveAttribute('data-own', 'true');
    expect(photos && within(photos).getByRole('region', { name: 'Foto dari Sari' })).toHaveStyle({
      height: '300px',
    });
    const pushed = comment(5, { text: 'Komentar 5' });
    await act(async () => push('ComplaintCommented', { complaintCommented: pushed }));
    // Comments written between the load and the subscription come with its first value.
    const changed = complaintDetail({
      status: 'DONE',
      comments: [comment(4), pushed],
      commentCount: 5,
      canSetAction: false,
    });
    await act(async () => push('ComplaintChanged', { complaintChanged: changed }));
    await waitFor(() => expect(texts()).toEqual([1, 2, 3, 4, 5].map((id) => `Komentar ${id}`)));
    expect(screen.getByText('Giliran Kirim Cepat untuk memeriksa')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Action' })).toBeDisabled();
  });

  it('starts a new line by Shift + Enter and sends by Enter', async () => {
    const { gateway, user } = await openLive(complaintDetail(), {
      CommentOnComplaint: () => ({ commentOnComplaint: { success: true, message: '', commentId: '9' } }),
    });
    await user.type(line(), 'Satu{Shift>}{Enter}{/Shift}dua');
    expect(line()).toHaveValue('Satu\ndua');
    expect(gateway.of('CommentOnComplaint')).toHaveLength(0);
    await user.type(line(), '{Enter}');
    await waitFor(() => expect(line()).toHaveValue(''));
    expect(lastOf(gateway, 'CommentOnComplaint')).toEqual({
      id: '61',
      input: { text: 'Satu\ndua', photos: [] },
    });
  });

  it('sends by Enter unless empty; the text survives a refusal and a lost connection', async () => {
    const { gateway, user } = await openLive(complaintDetail(), {
      CommentOnComplaint: () => ({
        commentOnComplaint: { success: false, message: 'Coba nanti.', commentId: null },
      }),
    });
    expect(screen.getByRole('button', { name: 'Kirim komentar' })).toBeDisabled();
    await user.type(line(), 'Komentar 9{Enter}');
    expect(await screen.findByText('Coba nanti.')).toBeVisible();
    await act(async () => closeSockets(1012));
    expect(line()).toHaveValue('Komentar 9');
    gateway.respond('CommentOnComplaint', () => ({
      commentOnComplaint: { success: true, message: '', commentId: '9' },
    }));
    await user.type(line(), '{Enter}');
    await waitFor(() => expect(line()).toHaveValue(''));
    expect(texts()).toEqual(['Komentar 9']);
    expect(lastOf(gateway, 'CommentOnComplaint')).toEqual({
      id: '61',
      input: { text: 'Komentar 9', photos: [] },
    });
  });

  it('keeps a pasted text that is too long, says so, and does not send it', async () => {
    const { gateway, user } = await openLive(complaintDetail());
    await user.click(line());
    await user.paste('a'.repeat(1001));
    expect(line()).toHaveValue('a'.repeat(1001));
    expect(screen.getByText('Paling banyak 1.000 karakter, sekarang 1.001.')).toBeVisible();
    await user.keyboard('{Enter}');
    expect(gateway.of('CommentOnComplaint')).toHaveLength(0);
    await user.keyboard('{Backspace}');
    expect(screen.getByRole('button', { name: 'Kirim komentar' })).toBeEnabled();
  });

  it('takes photos by camera, paste and drop; Send Image is disabled without media', async () => {
    const { gateway, user } = await openLive(complaintDetail(), {
      CommentOnComplaint: () => ({ commentOnComplaint: { success: true, message: '', commentId: '9' } }),
    });
    await user.click(screen.getByRole('button', { name: 'Add Photo' }));
    const empty = await screen.findByRole('dialog', { name: 'Add Photo' });
    expect(within(empty).getByRole('button', { name: 'Send Image' })).toBeDisabled();
    await user.click(within(empty).getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(empty).not.toBeInTheDocument());

    const file = new File(['…'], 'rem.png', { type: 'image/png' });
    fireEvent.paste(line(), { clipboardData: { files: [file] } });
    await waitFor(() => expect(uploads).toHaveLength(1));
    const dialog = within(screen.getByRole('dialog', { name: 'Add Photo' }));
    await user.click(dialog.getByRole('button', { name: 'Batal' }));
    expect(uploads[0]?.isAborted).toBe(true);
    await user.click(dialog.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

    fireEvent.drop(line(), { dataTransfer: { types: ['Files'], files: [file] } });
    await waitFor(() => expect(uploads).toHaveLength(2));
    await act(async () => uploads[1]?.respond({ success: true, message: '', url: '/files/rem' }));
    await user.click(screen.getByRole('button', { name: 'Send Image' }));
    expect(await screen.findByRole('region', { name: 'Foto dari Budi Santoso' })).toBeVisible();
    expect(lastOf(gateway, 'CommentOnComplaint')).toEqual({
      id: '61',
      input: { text: null, photos: ['/files/rem'] },
    });
  });

  it('loads earlier comments on scrolling up', async () => {
    const { gateway } = await openLive(complaintDetail({ comments: [comment(101)], commentCount: 101 }), {
      OlderComments: () => ({
        complaint: { __typename: 'ComplaintDetail', id: '61', comments: [comment(99), comment(100)] },
      }),
    });
    // A late comment is loaded together with those around it, not before.
    await act(async () => push('ComplaintCommented', { complaintCommented: comment(50) }));
    const box = screen.getByText('Komentar 101').closest('.chat-scroll');
    if (!(box instanceof HTMLElement)) throw new Error('the conversation does not scroll');
    Object.defineProperty(box, 'scrollHeight', { value: 2000 });
    fireEvent.scroll(box, { target: { scrollTop: 10 } });
    await waitFor(() => expect(texts()).toEqual(['Komentar 99', 'Komentar 100', 'Komentar 101']));
    expect(lastOf(gateway, 'OlderComments')).toEqual({ id: '61', last: 100, before: '101' });
  });
});
