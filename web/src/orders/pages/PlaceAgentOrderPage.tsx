import { lazy, Suspense } from 'react';
import { orderListPath } from '#contract/addresses.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { LateEndingsPreview } from '#web/order-parts/endings/LateEndings.tsx';
import { useHead } from '#web/page/use-head.ts';
import { Button } from '#web/ui/Button.tsx';
import { Field } from '#web/ui/form/Field.tsx';
import { TextArea } from '#web/ui/form/TextArea.tsx';
import { Breadcrumbs } from '#web/ui/layout/Breadcrumbs.tsx';
import layout from '#web/ui/layout/layout.module.css';
import { PageHead } from '#web/ui/layout/PageHead.tsx';
import { Section } from '#web/ui/layout/Section.tsx';
import { Note } from '#web/ui/Note.tsx';
import text from '#web/ui/text.module.css';
import { useHydrated } from '#web/ui/use-hydrated.ts';
import { useFailText } from '#web/widgets/records/FailNote.tsx';
import type { SectionProps } from '../place/form-context.ts';
import { PartsSection } from '../place/PartsSection.tsx';
import styles from '../place/place.module.css';
import { SupplierSection } from '../place/SupplierSection.tsx';
import { Ticket } from '../place/Ticket.tsx';
import { type AgentOrder, useAgentOrder } from '../place/use-agent-order.ts';

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

/**
 * The entrusted order: the buyer found the supplier elsewhere, the provider holds and inspects. A
 * visitor fills it too; signing in is asked when it is sent, and what was typed is kept till then.
 */
export default function PlaceAgentOrderPage() {
  const t = useTranslator('orders/place');
  useHead({
    title: t('title'),
    description: t('lead'),
    canonical: '/buyer-place-order',
  });
  const order = useAgentOrder();
  const { identity, draft, plans, section, server } = order;
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
      <form ref={order.form.frame} onSubmit={order.submit} noValidate className={styles.frame}>
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
          {identity === 'buyer' && <Endings order={order} />}
          <SendProblems order={order} />
          <SendRow order={order} />
        </div>
        <aside className={styles.side}>
          <Ticket draft={draft} plans={plans} />
        </aside>
      </form>
      {server.autosave !== null && (
        <div className={styles.drafts}>
          <Suspense fallback={null}>
            <AgentDrafts openId={server.autosave.id} onNew={() => void server.startNew()} />
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

/** Shows how this order may end, and what each ending costs its buyer. */
function Endings({ order: { draft, plans } }: { order: AgentOrder }) {
  return (
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
  );
}

/** Says why the draft was not saved, and why the order was not sent. */
function SendProblems({ order: { server, refused } }: { order: AgentOrder }) {
  const t = useTranslator('orders/place');
  const failText = useFailText();
  return (
    <>
      {server.autosave !== null && (
        <Suspense fallback={null}>
          <DraftNotes {...server} />
        </Suspense>
      )}
      {refused && (
        <Note tone="fail">
          {t('failed')} {failText(refused)}
        </Note>
      )}
    </>
  );
}

/** The button that sends the order, beside where its draft is kept or how many fields are wrong. */
function SendRow({ order }: { order: AgentOrder }) {
  const t = useTranslator('orders/place');
  const isHydrated = useHydrated();
  const { wrong, isGuest, server } = order;
  const { autosave } = server;
  return (
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
        loading={order.isSending}
        disabled={!isHydrated || order.identity === 'seller'}
        className={layout.end}
      >
        {t('send')}
      </Button>
    </div>
  );
}
