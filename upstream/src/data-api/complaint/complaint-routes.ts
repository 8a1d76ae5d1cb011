import { succeeded } from '../http/envelope.js';
import { NONE } from '../http/query-reader.js';
import type { App } from '../http/validation.js';
import { described } from '../openapi/described.js';
import { optionsSchema, savedSchema } from '../resource/list/list-schemas.js';
import { serveSave } from '../resource/serve/serve-save.js';
import type { Services } from '../services/services.js';
import { serveAssignees } from './assignees.js';
import { changeComment, commentChangeBody, commentTargetBody, deleteComment } from './change-comment.js';
import { comment, commentBody } from './comment.js';
import { serveReplies } from './replies.js';
import { ACTIONS, PRIORITIES, STATUSES } from './steps.js';
import { STEP_CALLS, takeStep } from './take-step.js';

const TAG = 'complaint';

/**
 * The calls of a complaint besides its list and its saves: `complaint/comment`, `action`, `close`, `reopen`, `done`, and
 * the two code lists.
 */
export function serveComplaints(app: App, services: Services): void {
  const changesRow = { tag: TAG, refuses: [404], data: savedSchema } as const;
  serveSave(
    app,
    services,
    '/complaint/comment',
    { ...changesRow, summary: 'Comment on a complaint: text, photos or both', body: commentBody },
    comment,
  );
  serveSave(
    app,
    services,
    '/complaint/comment/change',
    { ...changesRow, summary: 'Change the text of an own comment, for 5 minutes', body: commentChangeBody },
    (context, { description, ...target }) => changeComment(context, target, description),
  );
  serveSave(
    app,
    services,
    '/complaint/comment/delete',
    { ...changesRow, summary: 'Delete an own comment, for 5 minutes', body: commentTargetBody },
    deleteComment,
  );
  for (const { name, ...call } of STEP_CALLS)
    serveSave<(typeof STEP_CALLS)[number]['body']>(
      app,
      services,
      `/complaint/${name}`,
      { ...changesRow, ...call },
      (context, { id, version, ...given }) =>
        takeStep(context, name, { id, version: version ?? undefined }, given),
    );

  const serveCodes = (path: string, summary: string, names: readonly string[]) =>
    app.get(`/${path}`, described({ tag: TAG, summary, query: NONE, data: optionsSchema }), async () =>
      succeeded(names.map((text, value) => ({ value, text }))),
    );
  serveCodes('complaint/list/status', 'The statuses of complaints, as a pick list', STATUSES);
  serveCodes('complaint/list/action', 'The follow-up actions, as a pick list', ACTIONS);
  serveCodes('complaint/list/priority', 'The priorities, as a pick list', PRIORITIES);
  serveAssignees(app, services);
  serveReplies(app, services);
}
