import { type FormEvent, lazy, Suspense, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { loginUser } from '#contract/accounts/session-calls.ts';
import { orderListPath, orderPath } from '#contract/addresses.ts';
import { placeAgentOrder } from '#contract/orders/agent/calls.ts';
import { RequestCancelled } from '#web/api/failure.ts';
import { useCallQuery, useCommand, useSession } from '#web/api/hooks.ts';
import { useForm } from '#web/api/use-form.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { LateEndingsPreview } from '#web/order-parts/endings/LateEndings.tsx';
import { usePlans } from '#web/order-parts/ordering/use-plans.ts';
import { useHead } from '#web/page/use-head.ts';
import { Button } from '#web/ui/Button.tsx';
import { Field } from '#web/ui/form/Field.tsx';
import { TextArea } from '#web/ui/form/TextArea.tsx';
import { useDraft } from '#web/ui/form/use-draft.ts';
import { Breadcrumbs } from '#web/ui/layout/Breadcrumbs.tsx';
import layout from '#web/ui/layout/layout.module.css';
import { PageHead } from '#web/ui/layout/PageHead.tsx';
import { Section } from '#web/ui/layout/Section.tsx';
import { Note } from '#web/ui/Note.tsx';
import { toast } from '#web/ui/overlay/toast.ts';
import text from '#web/ui/text.module.css';
import { useHydrated } from '#web/ui/use-hydrated.ts';
import { useFailText } from '#web/widgets/records/FailNote.tsx';
import { useServerDraft } from '../drafts/use-server-draft.ts';
import {
  type AgentDraft,
  EMPTY_AGENT_DRAFT,
  inputOf,
  largestQuantity,
  violationsOf,
} from '../place/agent-form.ts';
import type { SectionProps } from '../place/form-context.ts';
import { PartsSection } from '../place/PartsSection.tsx';
import styles from '../place/place.module.css';
import { SupplierSection } from '../place/SupplierSection.tsx';
import { Ticket } from '../place/Ticket.tsx';
import { useRequestedTests } from '../place/use-requested-tests.ts';

// Tests and addresses come after the head of the form: the page is public.
const InspectionFields = lazy(async () => ({
  default: (await import('#web/order-parts/ordering/InspectionFields.tsx')).InspectionFields,
}));

const ShipToSection = lazy(async () => ({
  default: (await import('../place/ShipToSection.tsx')).ShipToSection,
}));

// A buyer's drafts stand below the form and come after it.
const AgentDrafts = lazy(() => import('../drafts/AgentDrafts.tsx'));
const DraftNotes = lazy(async () => ({
  default: (await import('../drafts/DraftState.tsx')).DraftSaveProblems,
}));
const DraftState = lazy(async () => ({
  default: (await import('../drafts/DraftState.tsx')).DraftState,
}));

/** Where a visitor reads what an entrusted order is. */
const ABOUT = '/intermediary-services';

/** Returns who fills the form: a visitor, or a member once the account is known. */
function useFiller() {
  const isGuest = useSession('member') === null;
  const user = useCallQuery(loginUser, {}, { enabled: !isGuest }).data;
  const identity = isGuest ? null : (user?.mainIdentity ?? null);
  // A buyer who has not completed its information has no drafts at the server yet.
  const ownerId = identity === 'buyer' && user?.hasKeyInfo === 'Y' ? user.id : null;
  return { isGuest, identity, ownerId };
}

/**
 * The entrusted order: the buyer found the supplier elsewhere, the provider holds and inspects. A
 * visitor fills it too; signing in is asked when it is sent, and what was typed is kept till then.
 */
export default function PlaceAgentOrderPage() {
  const t = useTranslator('orders/place');
  const navigate = useNavigate();
  const isHydrated = useHydrated();
  const failText = useFailText();
  const { isGuest, identity, ownerId } = useFiller();
  useHead({
    title: t('title'),
    description: t('lead'),
    canonical: '/buyer-place-order',
  });
  const [draft, setDraft, forget] = useDraft('agent-order', EMPTY_AGENT_DRAFT);
  const violations = violationsOf(draft);
  const form = useForm(draft, violations);
  const quantity = largestQuantity(draft.lines);
  const { goodsType, tests } = draft;
  const planned = usePlans({ pieces: quantity ?? 1, goodsType, tests });
  // Recommended tests are chosen without a quantity too; samples and prices of one piece are hidden.
  const plans =
    quantity === null ? { ...planned, quantity, all: undefined, plan: undefined } : planned;
  useRequestedTests(planned, (tests) => setDraft((known) => ({ ...known, tests })));
  const place = useCommand(placeAgentOrder, {
    onDone: ({ orderId, orderNo }) => {
      server.forget();
      forget();
      toast(t('sent', { no: orderNo }));
      navigate(orderPath('buyer', 'agent', orderId));
    },
    onFail: (error) => form.refuse(error),
  });
  const [isWaiting, setWaiting] = useState(false);
  const isSending = isWaiting || place.isPending;
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
    place.mutate({ ...input, draftId: isOlder ? undefined : autosave?.id || undefined });
  };
  const section: SectionProps = {
    draft,
    change: (part: Partial<AgentDraft>) => setDraft((before) => ({ ...before, ...part })),
    violation: (path) => form.error(path) ?? null,
    leave: form.left,
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isSending && form.ready()) void send();
  };
  // Closing the question for a session is no failure.
  const refused = place.error instanceof RequestCancelled ? null : form.rest(place.error);
  const wrong = Object.keys(violations).filter((path) => form.error(path) !== undefined).length;
  return (
    <div className={styles.page}>
      <Breadcrumbs
        crumbs={[
          {
            label: t('crumb'),
            to: identity === 'buyer' ? orderListPath('buyer', 'agent') : ABOUT,
          },
          { label: t('title') },
        ]}
      />
      <PageHead title={t('title')} />
      <p className={styles.lead}>{t('lead')}</p>
      {identity === 'seller' && <Note tone="wait">{t('forBuyers')}</Note>}
      <form ref={form.frame} onSubmit={submit} noValidate className={styles.frame}>
        <div className={layout.sections}>
          <SupplierSection {...section} />
          <PartsSection {...section} />
          <Suspense fallback={null}>
            <InspectionFields
              goodsType={draft.goodsType}
              advised={draft.tests === null}
              plans={plans}
              onChange={section.change}
            />
          </Suspense>
          <Suspense fallback={null}>
            <ShipToSection {...section} />
          </Suspense>
          <Notes {...section} />
          {identity === 'buyer' && (
            <LateEndingsPreview
              order={{
                kind: 'agent',
                lines: draft.lines.map(({ quantity, unitPrice }) => ({
                  quantity: Number(quantity),
                  unitPrice,
                })),
                tests: [...plans.chosen],
                ownFreight: draft.shipTo.freightAccount.trim() !== '',
              }}
            />
          )}
          {autosave !== null && (
            <Suspense fallback={null}>
              <DraftNotes {...server} />
            </Suspense>
          )}
          {refused && (
            <Note tone="fail">
              {t('failed')} {failText(refused)}
            </Note>
          )}
          <div className={layout.actions}>
            <span className={`${text.s12} ${wrong > 0 ? text.red : text.q}`}>
              {wrong > 0 && t('wrong', { count: wrong })}
              {wrong === 0 && autosave === null && t(isGuest ? 'keptGuest' : 'kept')}{' '}
              {autosave !== null && (
                <Suspense fallback={null}>
                  <DraftState state={server.state} />
                </Suspense>
              )}
            </span>
            <Button
              type="submit"
              variant="primary"
              size="md"
              loading={isSending}
              disabled={!isHydrated || identity === 'seller'}
              className={layout.end}
            >
              {t('send')}
            </Button>
          </div>
        </div>
        <aside className={styles.side}>
          <Ticket draft={draft} plans={plans} />
        </aside>
      </form>
      {autosave !== null && (
        <div className={styles.drafts}>
          <Suspense fallback={null}>
            <AgentDrafts openId={autosave.id} onNew={() => void server.startNew()} />
          </Suspense>
        </div>
      )}
    </div>
  );
}

function Notes({ draft, change, violation, leave }: SectionProps) {
  const t = useTranslator('orders/place');
  return (
    <Section title={t('invoice')}>
      <div className={layout.fields}>
        <Field label={t('invoiceInfo')} aside={t('optional')} error={violation('invoice')}>
          <TextArea
            value={draft.invoice}
            maxLength={500}
            onChange={(invoice) => change({ invoice })}
            onBlur={leave('invoice')}
          />
        </Field>
        <Field label={t('note')} aside={t('optional')} error={violation('note')}>
          <TextArea
            value={draft.note}
            maxLength={2000}
            onChange={(note) => change({ note })}
            onBlur={leave('note')}
          />
        </Field>
      </div>
    </Section>
  );
}
