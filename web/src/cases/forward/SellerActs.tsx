import { type FormEvent, useState } from 'react';
import type { Call, ClientInput } from '#contract/call.ts';
import {
  opsCaseForward,
  opsCaseList,
  opsCaseOne,
  opsCasePassOn,
  opsCaseRequestReply,
  opsCaseWithdraw,
} from '#contract/cases/calls.ts';
import type { OpsCaseView } from '#contract/cases/case-schemas.ts';
import type { Selection } from '#contract/cases/schemas.ts';
import { caseTextMax } from '#contract/cases/topics.ts';
import { useCommand } from '#web/api/hooks.ts';
import { useForm, validateInput } from '#web/api/use-form.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { Button } from '#web/ui/Button.tsx';
import { Field } from '#web/ui/form/Field.tsx';
import { Segmented } from '#web/ui/form/Segmented.tsx';
import { TextArea } from '#web/ui/form/TextArea.tsx';
import { useDraft } from '#web/ui/form/use-draft.ts';
import { Section } from '#web/ui/layout/Section.tsx';
import { toast } from '#web/ui/overlay/toast.ts';
import { FailNote } from '#web/widgets/records/FailNote.tsx';
import { rereadWhenStale } from '../DeskActs.tsx';
import styles from '../thread.module.css';
import { allOf, SelectionField } from './SelectionField.tsx';
import { SellerChoice } from './SellerChoice.tsx';

type SellerAct = 'forward' | 'passOn' | 'askSeller' | 'withdraw';

const calls: Record<SellerAct, Call> = {
  forward: opsCaseForward,
  passOn: opsCasePassOn,
  askSeller: opsCaseRequestReply,
  withdraw: opsCaseWithdraw,
};

const textLabels = {
  forward: 'textToSeller',
  passOn: 'textToAuthor',
  askSeller: 'textToSeller',
  withdraw: 'textWhy',
} as const;

/** Acts that the case allows now, the likeliest first. */
function actsOf({ allowedEvents }: OpsCaseView): SellerAct[] {
  const acts: SellerAct[] = [];
  if (allowedEvents.includes('forward')) acts.push('forward');
  if (allowedEvents.includes('passOn')) acts.push('passOn');
  if (allowedEvents.includes('askSeller')) acts.push('askSeller');
  if (allowedEvents.includes('withdrawForward')) acts.push('withdraw');
  return acts;
}

const changes = [opsCaseOne, opsCaseList];

/** The seller of a complaint: how far the forwarding is, and what support may do about it. */
export function SellerActs({
  view,
  may,
  again,
}: {
  view: OpsCaseView;
  may: boolean;
  again: () => void;
}) {
  const t = useTranslator('cases/forward');
  if (view.kind !== 'complaint') return null;
  const acts = may ? actsOf(view) : [];
  const isOpen = may && view.forward === null && view.state !== 'closed';
  return (
    <Section title={t('title')} aside={t('aside')}>
      <p>{t(`status.${view.forward ?? 'none'}`)}</p>
      {isOpen && !view.mayForward && <p>{t('noConsent')}</p>}
      {isOpen && view.mayForward && view.state === 'submitted' && <p>{t('takeFirst')}</p>}
      {acts.length > 0 && (
        <SellerForm key={`${view.version} ${acts.join()}`} view={view} acts={acts} again={again} />
      )}
    </Section>
  );
}

/** The newest answer of the seller is what support most likely passes on. */
function proposed(view: OpsCaseView): Selection {
  const latest = view.entries.findLast(({ event }) => event === 'sellerAnswer');
  return latest === undefined ? [] : [allOf(latest)];
}

interface FormProps {
  readonly view: OpsCaseView;
  readonly acts: readonly SellerAct[];
  readonly again: () => void;
}

/** The draft of the form, what it would send, and the command that sends it. */
function useSellerForm({ view, acts, again }: FormProps) {
  const t = useTranslator('cases/forward');
  const [event, setEvent] = useState<SellerAct>(acts[0] ?? 'forward');
  const [text, setText, forget] = useDraft(`ops-case-seller:${view.id}`, '');
  const [ofAuthor, setOfAuthor] = useState<Selection>([]);
  const [ofSeller, setOfSeller] = useState<Selection>(() => proposed(view));
  const [sellerId, setSellerId] = useState(view.sellers[0]?.id ?? '');
  const call = calls[event];
  const base = { id: view.id, version: view.version, text };
  const isToAuthor = event === 'passOn';
  const selection = isToAuthor ? ofSeller : ofAuthor;
  const input = (
    event === 'withdraw'
      ? base
      : { ...base, selection, ...(event === 'forward' ? { sellerId: sellerId || null } : {}) }
  ) as ClientInput<typeof call>;
  const form = useForm(input, validateInput(call, input));
  const command = useCommand(call, {
    changes,
    onDone: () => {
      forget();
      toast(t(`done.${event}`, { no: view.no }));
    },
    onFail: (error) => {
      form.refuse(error);
      rereadWhenStale(again)(error);
    },
  });
  const submit = (submitted: FormEvent) => {
    submitted.preventDefault();
    if (form.ready()) command.mutate(input);
  };
  return {
    ...{ event, setEvent, text, setText, sellerId, setSellerId, form, command, submit },
    ...{ isToAuthor, selection, setSelection: isToAuthor ? setOfSeller : setOfAuthor },
  };
}

function SellerForm(props: FormProps) {
  const { view, acts } = props;
  const t = useTranslator('cases/forward');
  const { event, form, command, isToAuthor, ...draft } = useSellerForm(props);
  const by = isToAuthor ? 'seller' : 'author';
  return (
    <form
      ref={form.frame}
      aria-label={t('title')}
      className={styles.compose}
      onSubmit={draft.submit}
      noValidate
    >
      {acts.length > 1 && (
        <Segmented
          label={t('act')}
          value={event}
          onChange={draft.setEvent}
          options={acts.map((value) => ({ value, label: t(value) }))}
        />
      )}
      {event === 'forward' && (
        <SellerChoice
          view={view}
          value={draft.sellerId}
          error={form.error('sellerId')}
          onChange={draft.setSellerId}
        />
      )}
      <Field
        label={t(textLabels[event])}
        required
        error={form.error('text')}
        hint={t(`hint.${event}`)}
      >
        <TextArea
          rows={4}
          maxLength={caseTextMax}
          counted
          value={draft.text}
          onChange={draft.setText}
        />
      </Field>
      {event !== 'withdraw' && (
        <SelectionField
          label={t(isToAuthor ? 'alongAuthor' : 'along')}
          hint={isToAuthor ? undefined : t('alongHint')}
          entries={view.entries.filter(
            (entry) => entry.by === by && (entry.text !== '' || entry.files.length > 0),
          )}
          value={draft.selection}
          error={form.error('selection')}
          onChange={draft.setSelection}
        />
      )}
      <FailNote error={form.rest(command.error)} />
      <div className={styles.foot}>
        {/* The answer to the author is what the page is for. */}
        <Button type="submit" loading={command.isPending}>
          {t(`go.${event}`)}
        </Button>
      </div>
    </form>
  );
}
