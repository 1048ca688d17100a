import { type FormEvent, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { loginUser } from '#contract/accounts/session-calls.ts';
import { orderPath } from '#contract/addresses.ts';
import { placeAgentOrder } from '#contract/orders/agent/calls.ts';
import { RequestCancelled } from '#web/api/failure.ts';
import { useCallQuery, useCommand, useSession } from '#web/api/hooks.ts';
import { useForm } from '#web/api/use-form.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { usePlans } from '#web/order-parts/ordering/use-plans.ts';
import { useDraft } from '#web/ui/form/use-draft.ts';
import { toast } from '#web/ui/overlay/toast.ts';
import { useServerDraft } from '../drafts/use-server-draft.ts';
import {
  type AgentDraft,
  EMPTY_AGENT_DRAFT,
  inputOf,
  largestQuantity,
  violationsOf,
} from './agent-form.ts';
import type { SectionProps } from './form-context.ts';
import { useRequestedTests } from './use-requested-tests.ts';

export type AgentOrder = ReturnType<typeof useAgentOrder>;

/** Returns who fills the form: a visitor, or a member once the account is known. */
function useFiller() {
  const isGuest = useSession('member') === null;
  const user = useCallQuery(loginUser, {}, { enabled: !isGuest }).data;
  const identity = isGuest ? null : (user?.mainIdentity ?? null);
  // A buyer who has not completed its information has no drafts at the server yet.
  const ownerId = identity === 'buyer' && user?.hasKeyInfo === 'Y' ? user.id : null;
  return { isGuest, identity, ownerId };
}

/** Returns the plans of the tests of a draft, and chooses those that a link asks for. */
function useDraftPlans(draft: AgentDraft, setTests: (tests: AgentDraft['tests']) => void) {
  const quantity = largestQuantity(draft.lines);
  const { goodsType, tests } = draft;
  const planned = usePlans({ pieces: quantity ?? 1, goodsType, tests });
  useRequestedTests(planned, setTests);
  // Recommended tests are chosen without a quantity too; samples and prices of one are hidden.
  return quantity === null ? { ...planned, quantity, all: undefined, plan: undefined } : planned;
}

/** Holds an entrusted order that is being written: its draft here and at the server, and sends it. */
export function useAgentOrder() {
  const t = useTranslator('orders/place');
  const navigate = useNavigate();
  const { isGuest, identity, ownerId } = useFiller();
  const [draft, setDraft, forget] = useDraft('agent-order', EMPTY_AGENT_DRAFT);
  const change = (part: Partial<AgentDraft>) => setDraft((before) => ({ ...before, ...part }));
  const violations = violationsOf(draft);
  const form = useForm(draft, violations);
  const plans = useDraftPlans(draft, (tests) => change({ tests }));
  const command = useCommand(placeAgentOrder, {
    onDone: ({ orderId, orderNo }) => {
      server.forget();
      forget();
      toast(t('sent', { no: orderNo }));
      navigate(orderPath('buyer', 'agent', orderId));
    },
    onFail: (error) => form.refuse(error),
  });
  const [isWaiting, setWaiting] = useState(false);
  const isSending = isWaiting || command.isPending;
  const server = useServerDraft({ draft, setDraft, ownerId, isSending });
  const { autosave } = server;
  const latest = useRef({ draft, plans });
  latest.current = { draft, plans };
  const send = async () => {
    setWaiting(true);
    // A save that is on its way would bring back the draft that the order takes along.
    await autosave?.pause();
    setWaiting(false);
    const input = inputOf(latest.current.draft, latest.current.plans.chosen);
    const isOlder = autosave?.state().saving === 'changed';
    command.mutate({ ...input, draftId: isOlder ? undefined : autosave?.id || undefined });
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isSending && form.ready()) void send();
  };
  const section: SectionProps = {
    draft,
    change,
    violation: (path) => form.error(path) ?? null,
    leave: form.left,
  };
  // Closing the question for a session is no failure.
  const refused = command.error instanceof RequestCancelled ? null : form.rest(command.error);
  const wrong = Object.keys(violations).filter((path) => form.error(path) !== undefined).length;
  return {
    isGuest,
    identity,
    draft,
    plans,
    server,
    section,
    form,
    submit,
    isSending,
    refused,
    wrong,
  };
}
