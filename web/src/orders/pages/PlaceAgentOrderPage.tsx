import { type FormEvent, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { placeAgentOrder } from '#contract/orders/calls.ts';
import { CallFailure } from '#web/api/failure.ts';
import { useFieldText } from '#web/api/field-text.ts';
import { useAct } from '#web/api/hooks.ts';
import { useWords } from '#web/i18n/words.ts';
import { Breadcrumbs } from '#web/ui/Breadcrumbs.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Field } from '#web/ui/Field.tsx';
import layout from '#web/ui/layout.module.css';
import { Note } from '#web/ui/Note.tsx';
import { PageHead } from '#web/ui/PageHead.tsx';
import { Section } from '#web/ui/Section.tsx';
import { TextArea } from '#web/ui/TextArea.tsx';
import text from '#web/ui/text.module.css';
import { toast } from '#web/ui/toast.ts';
import { useDraft } from '#web/ui/use-draft.ts';
import { listPath, orderPath } from '../addresses.ts';
import { type AgentDraft, EMPTY_AGENT_DRAFT, faultsOf, inputOf } from '../place/agent-form.ts';
import type { SectionProps } from '../place/form-context.ts';
import { PartsSection } from '../place/PartsSection.tsx';
import styles from '../place/place.module.css';
import { ShipToSection } from '../place/ShipToSection.tsx';
import { SupplierSection } from '../place/SupplierSection.tsx';
import { TestsSection } from '../place/TestsSection.tsx';
import { Ticket } from '../place/Ticket.tsx';
import { usePlans } from '../place/use-plans.ts';

/** The entrusted order: the buyer found the supplier elsewhere, the provider holds and inspects. */
export default function PlaceAgentOrderPage() {
  const t = useWords('orders');
  const fieldText = useFieldText();
  const navigate = useNavigate();
  const form = useRef<HTMLFormElement>(null);
  const [draft, setDraft, forget] = useDraft('agent-order', EMPTY_AGENT_DRAFT);
  const [seen, setSeen] = useState<ReadonlySet<string>>(new Set());
  const plans = usePlans(draft);
  const place = useAct(placeAgentOrder, {
    onDone: ({ orderId, orderNo }) => {
      forget();
      toast(t('place.sent', { no: orderNo }));
      navigate(orderPath('buyer', 'agent', orderId));
    },
  });
  const faults = faultsOf(draft);
  const refused = place.error instanceof CallFailure ? place.error.fields : [];
  const section: SectionProps = {
    draft,
    change: (part: Partial<AgentDraft>) => setDraft({ ...draft, ...part }),
    fault: (path) => {
      const key = faults[path];
      if (key !== undefined) return seen.has(path) ? fieldText(key) : null;
      return refused.find((one) => one.field === path)?.message ?? null;
    },
    leave: (path) => () => setSeen((before) => new Set([...before, path])),
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setSeen((before) => new Set([...before, ...Object.keys(faults)]));
    if (Object.keys(faults).length === 0) return place.mutate(inputOf(draft, plans.chosen));
    requestAnimationFrame(() =>
      form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus(),
    );
  };
  const wrong = Object.keys(faults).filter((path) => seen.has(path)).length;
  return (
    <>
      <Breadcrumbs
        crumbs={[
          { label: t('place.crumb'), to: listPath('buyer', 'agent') },
          { label: t('place.title') },
        ]}
      />
      <PageHead title={t('place.title')} />
      <p className={styles.lead}>{t('place.lead')}</p>
      <form ref={form} onSubmit={submit} noValidate className={styles.frame}>
        <div className={layout.sections}>
          <SupplierSection {...section} />
          <PartsSection {...section} />
          <TestsSection {...section} plans={plans} />
          <ShipToSection {...section} />
          <Notes {...section} />
          {place.isError && (
            <Note tone="fail">
              {t('place.failed')} {place.error.message}
            </Note>
          )}
          <div className={layout.actions}>
            <span className={`${text.s12} ${wrong > 0 ? text.red : text.q}`}>
              {wrong > 0 ? t('place.wrong', { count: wrong }) : t('place.kept')}
            </span>
            <Button
              type="submit"
              variant="primary"
              size="md"
              loading={place.isPending}
              className={layout.end}
            >
              {t('place.send')}
            </Button>
          </div>
        </div>
        <aside className={styles.side}>
          <Ticket draft={draft} plans={plans} />
        </aside>
      </form>
    </>
  );
}

function Notes({ draft, change, fault, leave }: SectionProps) {
  const t = useWords('orders');
  return (
    <Section title={t('place.invoice')}>
      <div className={layout.fields}>
        <Field label={t('place.invoiceInfo')} aside={t('place.optional')} error={fault('invoice')}>
          <TextArea
            value={draft.invoice}
            maxLength={500}
            onChange={(invoice) => change({ invoice })}
            onBlur={leave('invoice')}
          />
        </Field>
        <Field label={t('place.note')} aside={t('place.optional')} error={fault('note')}>
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
