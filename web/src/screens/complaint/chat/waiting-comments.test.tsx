import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openClient } from '../../../testing/client';
import { complaintDetail } from '../../../testing/data/complaints';
import { person } from '../../../testing/data/people';
import type { FakeGateway } from '../../../testing/gateway';
import '../ComplaintScreen';

const PLACEHOLDER = 'Masukan komentar ....';
const WAITS = 'Menunggu jaringan . . .';

const unreachable = () => {
  throw new TypeError('Failed to fetch');
};
const saved = (commentId: string) => () => ({
  commentOnComplaint: { success: true, message: '', commentId },
});
const online = () => act(async () => void window.dispatchEvent(new Event('online')));
const sent = (gateway: FakeGateway) =>
  gateway.of('CommentOnComplaint').map(({ headers, variables }) => ({
    key: headers.get('idempotency-key'),
    text: Object(variables.input).text,
  }));

async function openOffline() {
  const gateway = await openClient('/complaint/maintanance/61', person([]), {
    ComplaintDetail: () => ({ complaint: complaintDetail() }),
    CommentOnComplaint: unreachable,
  });
  const user = userEvent.setup();
  const write = async (text: string) => {
    const line = await screen.findByPlaceholderText(PLACEHOLDER);
    await user.type(line, `${text}{Enter}`);
    await waitFor(() => expect(line).toHaveValue(''));
  };
  return { gateway, user, write };
}

it('keeps comments that are written without a network, and sends each once and in order when it is back', async () => {
  const { gateway, write } = await openOffline();
  await write('Satu');
  await write('Dua');
  expect(await screen.findAllByText(WAITS)).toHaveLength(2);
  // The response to the first is lost on its way, too.
  await online();
  await waitFor(() => expect(sent(gateway)).toHaveLength(2));
  expect(screen.getAllByText(WAITS)).toHaveLength(2);
  gateway.respond('CommentOnComplaint', ({ input }) => saved(`id of ${Object(input).text}`)());
  await online();
  await waitFor(() => expect(screen.queryByText(WAITS)).not.toBeInTheDocument());
  const all = sent(gateway);
  expect(all.map(({ text }) => text)).toEqual(['Satu', 'Satu', 'Satu', 'Dua']);
  expect(new Set(all.map(({ key }) => key)).size).toBe(2);
  expect(all.map(({ key }) => key === all[0]?.key)).toEqual([true, true, true, false]);
  expect(screen.getByText('Satu')).toBeVisible();
  expect(screen.getByText('Dua')).toBeVisible();
  await online();
  expect(sent(gateway)).toHaveLength(4);
});

it('does not send a comment that is taken back, and shows why one was refused', async () => {
  const { gateway, user, write } = await openOffline();
  await write('Satu');
  await user.click(await screen.findByRole('button', { name: 'Cancel' }));
  expect(screen.queryByText('Satu')).not.toBeInTheDocument();
  await write('Dua');
  expect(await screen.findByText(WAITS)).toBeVisible();
  gateway.respond('CommentOnComplaint', () => ({
    commentOnComplaint: { success: false, message: 'Sudah ditutup.', commentId: null },
  }));
  await online();
  expect(await screen.findByText('Sudah ditutup.')).toBeVisible();
  expect(sent(gateway).map(({ text }) => text)).toEqual(['Satu', 'Dua', 'Dua']);
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(screen.queryByText('Sudah ditutup.')).not.toBeInTheDocument();
});
