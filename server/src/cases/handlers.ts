import * as contract from '#contract/cases/calls.ts';
import { prepareUpload, storeUpload } from '#server/files/public.ts';
import { Failure } from '#server/kit/failure.ts';
import { newTicket } from '#server/kit/ids.ts';
import { type Implementation, implement } from '#server/kit/implement.ts';
import {
  allowForward,
  allowForwardByKey,
  linkedCase,
  myCase,
  myCases,
  replyByKey,
  replyToMine,
} from './author-handlers.ts';
import { addComplaint, addFeedback, addLegal, sellerName } from './commands/add-complaint.ts';
import { forwardCase, passOn, requestReply, withdrawForward } from './commands/forward-case.ts';
import { replyToComplaint } from './commands/reply-to-complaint.ts';
import type { CasesDeps } from './deps.ts';
import { actOnCase, opsCase, opsCases } from './desk-handlers.ts';
import { findSellers } from './queries/find-sellers.ts';
import { listReceived, readReceived } from './queries/read-received.ts';
import { templateHandlers } from './template-handlers.ts';

/** Ties the calls of cases to their acts. */
export const casesCalls = (deps: CasesDeps): readonly Implementation[] => [
  implement(contract.legalAdd, (ctx, input) => addLegal(ctx, deps, input)),
  implement(contract.complaintAdd, (ctx, input) => addComplaint(ctx, deps, input)),
  implement(contract.feedbackAdd, (ctx, input) => addFeedback(ctx, deps, input)),
  implement(contract.complaintSeller, async (ctx, { id }) => {
    const name = await sellerName(ctx, id);
    if (name === null) throw new Failure('notFound');
    return { id, name };
  }),
  implement(
    contract.caseUpload,
    async (ctx) => {
      const ticket = newTicket();
      return { ...(await storeUpload(ctx, ctx.upload, ticket)), ticket };
    },
    prepareUpload,
  ),
  implement(contract.legalList, (ctx, input) => myCases(ctx, 'legal', input)),
  implement(contract.legalDetail, (ctx, { id }) => myCase(ctx, 'legal', id)),
  implement(contract.legalReply, (ctx, said) => replyToMine(ctx, deps, { kind: 'legal', ...said })),
  implement(contract.complaintList, (ctx, input) => myCases(ctx, 'complaint', input)),
  implement(contract.complaintDetail, (ctx, { id }) => myCase(ctx, 'complaint', id)),
  implement(contract.complaintReply, (ctx, said) =>
    replyToMine(ctx, deps, { kind: 'complaint', ...said }),
  ),
  implement(contract.feedbackList, (ctx, input) => myCases(ctx, 'feedback', input)),
  implement(contract.feedbackDetail, (ctx, { id }) => myCase(ctx, 'feedback', id)),
  implement(contract.feedbackReply, (ctx, said) =>
    replyToMine(ctx, deps, { kind: 'feedback', ...said }),
  ),
  implement(contract.caseOne, (ctx, { key }) => linkedCase(ctx, key)),
  implement(contract.caseReplyByKey, (ctx, said) => replyByKey(ctx, deps, said)),
  implement(contract.opsCaseList, (ctx, input) => opsCases(ctx, deps, input)),
  implement(contract.opsCaseOne, (ctx, { id }) => opsCase(ctx, deps, id)),
  implement(contract.opsCaseClaim, (ctx, input) =>
    actOnCase(ctx, deps, { ...input, event: 'take' }),
  ),
  implement(contract.opsCaseReply, (ctx, said) =>
    actOnCase(ctx, deps, { ...said, event: 'answer' }),
  ),
  implement(contract.opsCaseRequestDetails, (ctx, said) =>
    actOnCase(ctx, deps, { ...said, event: 'askBack' }),
  ),
  implement(contract.opsCaseClose, (ctx, said) => actOnCase(ctx, deps, { ...said, event: 'end' })),
  implement(contract.opsCaseReopen, (ctx, said) =>
    actOnCase(ctx, deps, { ...said, event: 'reopen' }),
  ),
  implement(contract.complaintAllow, (ctx, input) => allowForward(ctx, deps, input)),
  implement(contract.complaintAllowByKey, (ctx, input) => allowForwardByKey(ctx, deps, input)),
  implement(contract.receivedList, listReceived),
  implement(contract.receivedDetail, readReceived),
  implement(contract.receivedReply, (ctx, input) => replyToComplaint(ctx, deps, input)),
  implement(contract.opsCaseForward, (ctx, input) => forwardCase(ctx, deps, input)),
  implement(contract.opsCaseRequestReply, (ctx, input) => requestReply(ctx, deps, input)),
  implement(contract.opsCaseWithdraw, (ctx, input) => withdrawForward(ctx, deps, input)),
  implement(contract.opsCasePassOn, (ctx, input) => passOn(ctx, deps, input)),
  implement(contract.opsCaseSellers, findSellers),
  ...templateHandlers(),
];
