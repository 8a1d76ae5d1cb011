import { act, screen, waitFor } from '@testing-library/react';
import { openClient } from '../../../testing/client';
import { comment, complaintContact, complaintDetail } from '../../../testing/data/complaints';
import { push, subscribedTo } from '../../../testing/data/live';
import { person } from '../../../testing/data/people';
import type { Responder } from '../../../testing/gateway';
import '../ComplaintScreen';

async function openComplaint(complaint: object, responses: Record<string, Responder>) {
  const gateway = await openClient('/complaint/maintanance/61', person([]), {
    ComplaintDetail: () => ({ complaint }),
    ComplaintContact: () => ({ complaint: complaintContact }),
    ...responses,
  });
  await waitFor(() =>
    expect(subscribedTo()).toEqual(expect.arrayContaining(['ComplaintCommented', 'ComplaintChanged'])),
  );
  return { gateway };
}

const texts = () => screen.getAllByText(/^Komentar \d/).map(({ textContent }) => textContent);
const range = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, index) => comment(first + index));
const numbers = () => texts().map((text) => Number(text?.replace('Komentar ', '')));
/** Pages of all comments of the complaint, as the gateway sends them. */
const older = (all: readonly { id: string }[]) => ({
  OlderComments: ({ last, before }: Record<string, unknown>) => ({
    complaint: {
      __typename: 'ComplaintDetail',
      id: '61',
      comments: all.filter(({ id }) => Number(id) < Number(before)).slice(-Number(last)),
    },
  }),
});
const change = (newest: number) =>
  complaintDetail({ comments: range(newest - 19, newest), commentCount: newest });

it('loads every comment that was missed, also if the newest one came first', async () => {
  const { gateway } = await openComplaint(
    complaintDetail({ comments: range(1, 40), commentCount: 40 }),
    older(range(1, 190)),
  );
  await act(async () => push('ComplaintCommented', { complaintCommented: comment(190) }));
  await act(async () => push('ComplaintChanged', { complaintChanged: change(190) }));
  await waitFor(() => expect(numbers()).toEqual(range(1, 190).map(({ id }) => Number(id))));
  expect(gateway.of('OlderComments')).toHaveLength(2);
});

it('loads with the next change what could not be loaded', async () => {
  const { gateway } = await openComplaint(complaintDetail({ comments: range(1, 40), commentCount: 40 }), {
    OlderComments: () => Promise.reject(new Error('no network')),
  });
  await act(async () => push('ComplaintChanged', { complaintChanged: change(99) }));
  await waitFor(() => expect(gateway.of('OlderComments')).toHaveLength(1));
  expect(numbers().at(-1)).toBe(40);
  gateway.respond('OlderComments', older(range(1, 100)).OlderComments);
  await act(async () => push('ComplaintChanged', { complaintChanged: change(100) }));
  await waitFor(() => expect(numbers()).toEqual(range(1, 100).map(({ id }) => Number(id))));
});
