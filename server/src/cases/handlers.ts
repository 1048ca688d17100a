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
import { addComplaint, addFeedback, addLegal, sellerName } from './commands/add-case.ts';
import { forwardCase, passOn, requestReply, withdrawForward } from './commands/forward-case.ts';
import { replyToComplaint } from './commands/reply-to-complaint.ts';
import type { CasesDeps } from './deps.ts';
import { actOnCase, opsCase, opsCases } from './desk-handlers.ts';
import { findSellers } from './queries/find-sellers.ts';
import { listReceived, readReceived } from './queries/read-received.ts';
import { templateHandlers } from './template-handlers.ts';

/** Ties the calls of cases to their acts. */
export const casesCalls = (deps: CasesDeps): readonly Implementation[] => [
  implement(contract.legalAdd, (ctx, input) => addLegal(deps, ctx, input)),
  implement(contract.complaintAdd, (ctx, input) => addComplaint(deps, ctx, input)),
  implement(contract.feedbackAdd, (ctx, input) => addFeedback(deps, ctx, input)),
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
  implement(contract.legalReply, (ctx, said) => replyToMine(deps, ctx, { kind: 'legal', ...said })),
  implement(contract.complaintList, (ctx, input) => myCases(ctx, 'complaint', input)),
  implement(contract.complaintDetail, (ctx, { id }) => myCase(ctx, 'complaint', id)),
  implement(contract.complaintReply, (ctx, said) =>
    replyToMine(deps, ctx, { kind: 'complaint', ...said }),
  ),
  implement(contract.feedbackList, (ctx, input) => myCases(ctx, 'feedback', input)),
  implement(contract.feedbackDetail, (ctx, { id }) => myCase(ctx, 'feedback', id)),
  implement(contract.feedbackReply, (ctx, said) =>
    replyToMine(deps, ctx, { kind: 'feedback', ...said }),
  ),
  implement(contract.caseOne, (ctx, { key }) => linkedCase(ctx, key)),
  implement(contract.caseReplyByKey, (ctx, said) => replyByKey(deps, ctx, said)),
  implement(contract.opsCaseList, (ctx, input) => opsCases(deps, ctx, input)),
  implement(contract.opsCaseOne, (ctx, { id }) => opsCase(deps, ctx, id)),
  implement(contract.opsCaseClaim, (ctx, input) =>
    actOnCase(deps, ctx, { ...input, event: 'take' }),
  ),
  implement(contract.opsCaseReply, (ctx, said) =>
    actOnCase(deps, ctx, { ...said, event: 'answer' }),
  ),
  implement(contract.opsCaseRequestDetails, (ctx, said) =>
    actOnCase(deps, ctx, { ...said, event: 'askBack' }),
  ),
  implement(contract.opsCaseClose, (ctx, said) => actOnCase(deps, ctx, { ...said, event: 'end' })),
  implement(contract.opsCaseReopen, (ctx, said) =>
    actOnCase(deps, ctx, { ...said, event: 'reopen' }),
  ),
  implement(contract.complaintAllow, (ctx, input) => allowForward(deps, ctx, input)),
  implement(contract.complaintAllowByKey, (ctx, input) => allowForwardByKey(deps, ctx, input)),
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
