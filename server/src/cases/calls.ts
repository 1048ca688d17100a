import * as contract from '#contract/cases/calls.ts';
import { takeUpload } from '#server/files/public.ts';
import { type Bound, bind } from '#server/kit/bind.ts';
import { Fail } from '#server/kit/fail.ts';
import { newTicket } from '#server/kit/ids.ts';
import { addComplaint, addFeedback, addLegal, sellerName } from './add.ts';
import { linkedCase, myCase, myCases, replyByKey, replyToMine } from './author.ts';
import type { CasesDeps } from './deps.ts';
import { actOnCase, opsCase, opsCases } from './desk.ts';

/** Ties the calls of cases to their acts. */
export const casesCalls = (deps: CasesDeps): readonly Bound[] => [
  bind(contract.legalAdd, (at, input) => addLegal(deps, at, input)),
  bind(contract.complaintAdd, (at, input) => addComplaint(deps, at, input)),
  bind(contract.feedbackAdd, (at, input) => addFeedback(deps, at, input)),
  bind(contract.complaintSeller, async (at, { id }) => {
    const name = await sellerName(at, id);
    if (name === null) throw new Fail('notFound');
    return { id, name };
  }),
  bind(contract.caseUpload, async (at) => {
    const ticket = newTicket();
    return { ...(await takeUpload(at, at.upload, ticket)), ticket };
  }),
  bind(contract.legalList, (at, input) => myCases(at, 'legal', input)),
  bind(contract.legalDetail, (at, { id }) => myCase(at, 'legal', id)),
  bind(contract.legalReply, (at, said) => replyToMine(deps, at, { kind: 'legal', ...said })),
  bind(contract.complaintList, (at, input) => myCases(at, 'complaint', input)),
  bind(contract.complaintDetail, (at, { id }) => myCase(at, 'complaint', id)),
  bind(contract.complaintReply, (at, said) =>
    replyToMine(deps, at, { kind: 'complaint', ...said }),
  ),
  bind(contract.feedbackList, (at, input) => myCases(at, 'feedback', input)),
  bind(contract.feedbackDetail, (at, { id }) => myCase(at, 'feedback', id)),
  bind(contract.feedbackReply, (at, said) => replyToMine(deps, at, { kind: 'feedback', ...said })),
  bind(contract.caseOne, (at, { key }) => linkedCase(at, key)),
  bind(contract.caseReplyByKey, (at, said) => replyByKey(deps, at, said)),
  bind(contract.opsCaseList, (at, input) => opsCases(at, input)),
  bind(contract.opsCaseOne, (at, { id }) => opsCase(deps, at, id)),
  bind(contract.opsCaseTake, (at, seen) => actOnCase(deps, at, { ...seen, event: 'take' })),
  bind(contract.opsCaseAnswer, (at, said) => actOnCase(deps, at, { ...said, event: 'answer' })),
  bind(contract.opsCaseAskBack, (at, said) => actOnCase(deps, at, { ...said, event: 'askBack' })),
  bind(contract.opsCaseClose, (at, said) => actOnCase(deps, at, { ...said, event: 'end' })),
  bind(contract.opsCaseReopen, (at, said) => actOnCase(deps, at, { ...said, event: 'reopen' })),
];
