import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openClient } from '../../../testing/client';
import { complaintDetail } from '../../../testing/data/complaints';
import { person } from '../../../testing/data/people';
import { GatewayError, type Responder } from '../../../testing/gateway';
import '../ComplaintScreen';
import './ReplyList';

const list = (...texts: string[]) => ({
  complaintReplyOptions: texts.map((text, index) => ({
    __typename: 'Option',
    value: String(index + 1),
    text,
  })),
});

async function open(ComplaintReplies: Responder, responses: Record<string, Responder> = {}) {
  const gateway = await openClient('/complaint/maintanance/61', person([]), {
    ComplaintDetail: () => ({ complaint: complaintDetail() }),
    CommentOnComplaint: () => ({ commentOnComplaint: { success: true, message: 'OK', commentId: '9' } }),
    ComplaintReplies,
    ...responses,
  });
  const field = await screen.findByPlaceholderText('Masukan komentar ....');
  return { gateway, field, user: userEvent.setup() };
}

const button = () => screen.findByRole('button', { name: 'Balasan cepat' });
const shown = async () =>
  within(await screen.findByRole('list', { name: 'Balasan cepat' }))
    .queryAllByRole('listitem')
    .map(({ textContent }) => textContent);

it('offers the replies by the button, and by `/` with what follows as a filter; Enter picks and then sends', async () => {
  const { gateway, field, user } = await open(() => list('Kami periksa hari ini', 'Suku cadang dipesan'));
  await user.click(await button());
  expect(await shown()).toEqual(['Kami periksa hari ini', 'Suku cadang dipesan']);
  await user.click(screen.getByRole('button', { name: 'Suku cadang dipesan' }));
  expect(field).toHaveValue('Suku cadang dipesan');
  expect(field).toHaveFocus();
  await user.clear(field);
  await user.type(field, '/');
  expect(await shown()).toHaveLength(2);
  await user.type(field, '{ArrowDown}{Escape}');
  expect(screen.queryByRole('list', { name: 'Balasan cepat' })).not.toBeInTheDocument();
  await user.type(field, 'HARI');
  expect(await shown()).toEqual(['Kami periksa hari ini']);
  await user.type(field, '{Enter}');
  expect(field).toHaveValue('Kami periksa hari ini');
  expect(gateway.of('CommentOnComplaint')).toHaveLength(0);
  await user.type(field, '{Enter}');
  await waitFor(() =>
    expect(gateway.of('CommentOnComplaint')[0]?.variables.input).toEqual({
      text: 'Kami periksa hari ini',
      photos: [],
    }),
  );
});

it('adds what is typed, shows why it was refused, and deletes one after a question', async () => {
  const { gateway, field, user } = await open(() => list('Besok'), {
    SaveComplaintReply: () => ({ saveComplaintReply: { success: false, message: 'Sudah ada' } }),
    DeleteComplaintReply: () => ({ deleteComplaintReply: { success: true, message: 'OK' } }),
  });
  await user.type(field, 'Besok');
  await user.click(await button());
  await user.click(screen.getByRole('button', { name: 'Simpan teks ini sebagai balasan cepat' }));
  expect(await screen.findByText('Sudah ada')).toBeVisible();
  expect(gateway.of('SaveComplaintReply')[0]?.variables).toEqual({ text: 'Besok' });
  gateway.respond('ComplaintReplies', () => list());
  await user.click(screen.getByRole('button', { name: 'Hapus balasan: Besok' }));
  const question = within(await screen.findByRole('dialog'));
  await user.click(question.getByRole('button', { name: 'Hapus balasan' }));
  expect(await screen.findByText(/^Belum ada balasan/)).toBeVisible();
  expect(gateway.of('DeleteComplaintReply')[0]?.variables).toEqual({ id: '1' });
});

it('is not offered by a data service without replies, where a `/` is text', async () => {
  const { gateway, field, user } = await open(() => {
    throw new GatewayError('NOT_SUPPORTED');
  });
  await user.type(field, '/1{Enter}');
  await waitFor(() =>
    expect(gateway.of('CommentOnComplaint')[0]?.variables.input).toMatchObject({ text: '/1' }),
  );
  expect(screen.queryByRole('button', { name: 'Balasan cepat' })).not.toBeInTheDocument();
});
