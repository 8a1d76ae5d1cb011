import type { FastifyInstance } from 'fastify';
import { succeeded } from '../http/envelope.js';
import { described } from '../openapi/described.js';
import { optionsSchema, savedSchema } from '../openapi/list-schemas.js';
import { readFilters } from '../resource/list-query.js';
import { saveOnce } from '../resource/save/idempotency.js';
import type { Services } from '../services.js';
import { serveAssignees } from './assignees.js';
import { changeComment, deleteComment, readCommentChange, readCommentTarget } from './change-comment.js';
import { comment, readComment } from './comment.js';
import { serveReplies } from './replies.js';
import { ACTIONS, PRIORITIES, STATUSES } from './steps.js';
import {
  readAction,
  readAssignee,
  readEstimate,
  readPriority,
  readReason,
  STEP_CALLS,
  type StepCall,
  takeStep,
} from './take-step.js';

const TAG = 'complaint';

/**
 * The calls of a complaint besides its list and its saves: `complaint/comment`, `action`, `close`, `reopen`, `done`, and
 * the two code lists.
 */
export function serveComplaints(app: FastifyInstance, services: Services): void {
  app.post(
    '/complaint/comment',
    described({
      tag: TAG,
      summary: 'Comment on a complaint: text, photos or both',
      refuses: [404],
      body: readComment,
      data: savedSchema,
      isSave: true,
    }),
    async (request) => {
      const body = readComment(request.body);
      return saveOnce(services, request, (context) => comment(context, body));
    },
  );

  app.post(
    '/complaint/comment/change',
    described({
      tag: TAG,
      summary: 'Change the text of an own comment, for 5 minutes',
      refuses: [404],
      body: readCommentChange,
      data: savedSchema,
      isSave: true,
    }),
    async (request) => {
      const { description, ...target } = readCommentChange(request.body);
      return saveOnce(services, request, (context) => changeComment(context, target, description));
    },
  );
  app.post(
    '/complaint/comment/delete',
    described({
      tag: TAG,
      summary: 'Delete an own comment, for 5 minutes',
      refuses: [404],
      body: readCommentTarget,
      data: savedSchema,
      isSave: true,
    }),
    async (request) => {
      const target = readCommentTarget(request.body);
      return saveOnce(services, request, (context) => deleteComment(context, target));
    },
  );
  const serveStep = (name: StepCall, read: (typeof STEP_CALLS)[StepCall]['read']) =>
    app.post(
      `/complaint/${name}`,
      described({
        tag: TAG,
        summary: STEP_CALLS[name].summary,
        refuses: [404],
        body: read,
        data: savedSchema,
        isSave: true,
      }),
      async (request) => {
        const { id, version, ...given } = read(request.body);
        const target = { id, version: version ?? undefined };
        return saveOnce(services, request, (context) => takeStep(context, name, target, given));
      },
    );
  serveStep('action', readAction);
  serveStep('estimate', readEstimate);
  serveStep('priority', readPriority);
  serveStep('assign', readAssignee);
  serveStep('done', readReason);
  serveStep('reopen', readReason);
  serveStep('close', readReason);

  const serveCodes = (path: string, summary: string, names: readonly string[]) =>
    app.get(`/${path}`, described({ tag: TAG, summary, query: {}, data: optionsSchema }), async (request) => {
      readFilters(request.query, {}, []);
      return succeeded(names.map((text, value) => ({ value, text })));
    });
  serveCodes('complaint/list/status', 'The statuses of complaints, as a pick list', STATUSES);
  serveCodes('complaint/list/action', 'The follow-up actions, as a pick list', ACTIONS);
  serveCodes('complaint/list/priority', 'The priorities, as a pick list', PRIORITIES);
  serveAssignees(app, services);
  serveReplies(app, services);
}
