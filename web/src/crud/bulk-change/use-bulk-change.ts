import { useApolloClient } from '@apollo/client/react';
import { useStore } from '@nanostores/react';
import { useCallback, useEffect, useRef, useState } from 'react';
import { errorText } from '../../api/errors';
import { IdempotencyKey, newKey } from '../../api/idempotency-key';
import { showFailure } from '../../ui/messages/show-failure';
import { showToast } from '../../ui/messages/toast';
import { inputValue } from '../define/fields';
import type { BulkChanges, BulkCounts, BulkJob, BulkPayload, BulkRequest } from '../resource/bulk-changes';
import { formatNumber } from '../resource/format';
import { runMutation } from '../resource/operations';
import { messages } from './messages';
import { PROGRESSED, REFUSED_ROWS, UNDO } from './operations';

export interface RefusedRow {
  readonly id: string;
  readonly label?: string | null | undefined;
  readonly reason?: string | null | undefined;
}

/** The most refused rows that are shown. */
export const REFUSED_SHOWN = 100;

/** Choosing a value, counting what it would change, changing, done. */
export type BulkStep = 'choosing' | 'counting' | 'counted' | 'running' | 'done';

interface BulkState {
  readonly step: BulkStep;
  readonly request: BulkRequest | null;
  /** The number of selected rows. */
  readonly selected: number;
  readonly counts: BulkCounts | null;
  readonly job: BulkJob | null;
  readonly refused: readonly RefusedRow[];
  readonly isUndo: boolean;
  readonly isOpen: boolean;
}

const CLOSED: BulkState = {
  step: 'choosing',
  request: null,
  selected: 0,
  counts: null,
  job: null,
  refused: [],
  isUndo: false,
  isOpen: false,
};

interface Handlers {
  onStarted: () => void;
  onChanged: () => void;
}

/** A change of the selected rows, from the count of what it would do to its outcome. It goes on while its dialog is closed. */
export function useBulkChange(bulk: BulkChanges | null, handlers: Handlers) {
  const client = useApolloClient();
  const t = useStore(messages);
  const [state, setState] = useState(CLOSED);
  const [key] = useState(() => new IdempotencyKey());
  const latest = useRef({ handlers, state, t });
  latest.current = { handlers, state, t };
  const set = useCallback((part: Partial<BulkState>) => setState((before) => ({ ...before, ...part })), []);

  /** Sends something; a refusal or a failure is a message. */
  async function sent(sending: () => Promise<BulkPayload>): Promise<BulkPayload | null> {
    try {
      const payload = await sending();
      if (payload.success) return payload;
      showToast('danger', payload.message);
    } catch (error) {
      showFailure(error);
    }
    return null;
  }

  async function count(request: BulkRequest): Promise<void> {
    if (bulk === null) return;
    set({ step: 'counting', request });
    const variables = { input: inputOf(request), dryRun: true };
    const payload = await sent(() => runMutation<BulkPayload>(bulk.change, client, variables, newKey()));
    if (payload?.counts) set({ step: 'counted', counts: payload.counts });
    else set({ isOpen: false });
  }

  const jobId = state.job?.id;
  const isRunning = state.step === 'running';
  useEffect(() => {
    if (jobId === undefined || !isRunning) return;
    const ended = async (job: BulkJob): Promise<void> => {
      const { handlers: to, state: now, t: texts } = latest.current;
      set({ step: 'done', job });
      to.onChanged();
      const { changed, unchanged, refused } = job;
      const all = { changed, unchanged, refused };
      if (!now.isOpen) {
        const counts = Object.fromEntries(Object.entries(all).map(([name, n]) => [name, formatNumber(n)]));
        showToast(
          job.state === 'FAILED' ? 'danger' : 'success',
          job.state === 'FAILED'
            ? texts.failed
            : texts.done({ changed: '', unchanged: '', refused: '', ...counts }),
        );
      }
      if (refused === 0) return;
      const variables = { id: job.id, page: 1, size: REFUSED_SHOWN };
      const { data } = await client.query({ query: REFUSED_ROWS, variables, fetchPolicy: 'network-only' });
      set({ refused: data?.bulkChangeRows.items ?? [] });
    };
    /** Without its progress there is nothing to show. */
    function failed(error: unknown): void {
      showToast('danger', errorText(error));
      set({ isOpen: false });
    }
    const subscription = client.subscribe({ query: PROGRESSED, variables: { id: jobId } }).subscribe({
      next: ({ data, error }) => {
        if (error !== undefined) return failed(error);
        const job = data?.bulkChangeProgressed;
        if (!job) return;
        if (job.state === 'DONE' || job.state === 'FAILED') {
          subscription.unsubscribe();
          void ended(job).catch(() => undefined);
        } else set({ job });
      },
      error: failed,
    });
    return () => subscription.unsubscribe();
  }, [client, jobId, isRunning, set]);

  return {
    ...state,
    /** Opens the dialog for a value, or to choose one. */
    prepare: (request: BulkRequest, selected: number) => {
      setState({ ...CLOSED, isOpen: true, request, selected });
      if (request.value !== null) void count(request);
    },
    count,
    start: async () => {
      const { request } = state;
      if (bulk === null || request === null) return;
      set({ step: 'running' });
      const variables = { input: inputOf(request), dryRun: false };
      const payload = await sent(() =>
        key.send(variables, (under) => runMutation<BulkPayload>(bulk.change, client, variables, under)),
      );
      if (!payload?.bulkChange) return set({ step: 'counted' });
      set({ job: payload.bulkChange });
      latest.current.handlers.onStarted();
    },
    undo: async () => {
      const { job } = state;
      if (job === null) return;
      // What is followed next is the undo.
      set({ step: 'running', job: null });
      const { id } = job;
      const payload = await sent(() =>
        key.send({ undone: id }, (under) => runMutation<BulkPayload>(UNDO, client, { id }, under)),
      );
      if (payload?.bulkChange) set({ job: payload.bulkChange, isUndo: true, refused: [] });
      else set({ step: 'done', job });
    },
    /** Shows the progress or the report of one that was started before. */
    follow: useCallback((id: string) => {
      const job = { id, state: '', total: 0, changed: 0, unchanged: 0, refused: 0, isUndone: false };
      setState({ ...CLOSED, isOpen: true, step: 'running', job });
    }, []),
    show: () => set({ isOpen: true }),
    close: () => set({ isOpen: false }),
  };
}

const inputOf = ({ rows, field, value }: BulkRequest) => ({
  ...rows,
  change: { [field.name]: inputValue(field, value ?? '') },
});

export type BulkChange = ReturnType<typeof useBulkChange>;
