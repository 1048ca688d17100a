import { useState } from 'react';
import { Link } from 'react-router';
import { staffOrderPath } from '#contract/addresses.ts';
import { revealBlindSample, voidBlindSample } from '#contract/proficiency/calls.ts';
import { SAMPLE_TEXT_MAX } from '#contract/proficiency/constants.ts';
import type { BlindSample } from '#contract/proficiency/schemas.ts';
import { useCommand } from '#web/api/hooks.ts';
import { useForm, validateInput } from '#web/api/use-form.ts';
import { useFormCommand } from '#web/api/use-form-command.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { useFormat } from '#web/i18n/use-format.ts';
import { Button } from '#web/ui/Button.tsx';
import { DefinitionList } from '#web/ui/layout/DefinitionList.tsx';
import { Section } from '#web/ui/layout/Section.tsx';
import { Note } from '#web/ui/Note.tsx';
import { toast } from '#web/ui/overlay/toast.ts';
import { CommandDialog } from '#web/widgets/records/CommandDialog.tsx';
import { ReasonDialog } from '#web/widgets/records/ReasonDialog.tsx';
import { RecordDrawer } from '#web/widgets/records/RecordDrawer.tsx';
import { DateTime } from '#web/widgets/times/DateTime.tsx';
import { OutcomeTag, SampleTag } from './SampleTag.tsx';
import { TestResults } from './TestResults.tsx';
import { useTruthLabel } from './use-truth-label.ts';

interface Props {
  readonly sample: BlindSample;
  readonly onClose: () => void;
}

/** One blind sample: what it is, where it is, what the lab made of it, and what may be done now. */
export function SampleDrawer({ sample, onClose }: Props) {
  const t = useTranslator('operator/blind-samples');
  const [ending, setEnding] = useState<'reveal' | 'void' | null>(null);
  const { no, state, events, results, voidReason } = sample;
  return (
    <RecordDrawer
      onClose={onClose}
      name={t('one')}
      no={no}
      state={<SampleTag state={state} />}
      footer={
        events.length > 0 && (
          <>
            {events.includes('void') && (
              <Button variant="danger" onClick={() => setEnding('void')}>
                {t('void')}
              </Button>
            )}
            {events.includes('reveal') && (
              <Button variant="primary" onClick={() => setEnding('reveal')}>
                {t('reveal')}
              </Button>
            )}
          </>
        )
      }
    >
      <Note tone={sample.parcelLost ? 'wait' : undefined}>
        {t(sample.parcelLost ? 'next.lost' : `next.${state}`)}
      </Note>
      {state === 'void' && (
        <Section title={t('voidReason')}>
          <p>{voidReason === 'creatorTookPart' ? t('creatorTookPart') : voidReason}</p>
        </Section>
      )}
      <SampleFacts sample={sample} />
      {results.length > 0 && (
        <Section title={t('results')}>
          <TestResults results={results} />
        </Section>
      )}
      {ending === 'reveal' && <Reveal sample={sample} onClose={() => setEnding(null)} />}
      {ending === 'void' && <Void sample={sample} onClose={() => setEnding(null)} />}
    </RecordDrawer>
  );
}

function SampleFacts({ sample }: Pick<Props, 'sample'>) {
  const t = useTranslator('operator/blind-samples');
  const parts = useTranslator('order-parts');
  const truth = useTruthLabel();
  const { quantity } = useFormat();
  const items = [
    { key: 'truth', term: t('truth'), value: truth(sample.truth) },
    ...(sample.outcome
      ? [{ key: 'outcome', term: t('outcomeHead'), value: <OutcomeTag outcome={sample.outcome} /> }]
      : []),
    {
      key: 'part',
      term: t('part'),
      value: (
        <span translate="no">
          {sample.mpn} · {sample.manufacturer} · {sample.dateCode}
        </span>
      ),
    },
    { key: 'pieces', term: t('pieces'), value: quantity(sample.pieces) },
    {
      key: 'tests',
      term: t('tests'),
      value: sample.tests.map((test) => parts(`test.${test}`)).join(' · ') || '–',
    },
    {
      key: 'order',
      term: t('order'),
      value: (
        <Link to={staffOrderPath(sample.orderId)} translate="no">
          {sample.orderNo}
        </Link>
      ),
    },
    { key: 'parties', term: t('parties'), value: `${sample.sellerName} → ${sample.buyerName}` },
    {
      key: 'tracking',
      term: t('trackingNo'),
      value: <span translate="no">{sample.trackingNo}</span>,
    },
    {
      key: 'created',
      term: t('created'),
      value: (
        <>
          {sample.createdBy} · <DateTime at={sample.createdAt} zone />
        </>
      ),
    },
    ...(sample.judgedAt
      ? [
          { key: 'judged', term: t('judged'), value: <DateTime at={sample.judgedAt} zone /> },
          { key: 'people', term: t('people'), value: sample.people.filter(Boolean).join(', ') },
        ]
      : []),
    ...(sample.note ? [{ key: 'note', term: t('note'), value: sample.note }] : []),
  ];
  return (
    <Section title={t('facts')}>
      <DefinitionList items={items} />
    </Section>
  );
}

function Reveal({ sample, onClose }: Props) {
  const t = useTranslator('operator/blind-samples');
  const input = { id: sample.id, version: sample.version };
  const form = useForm(input, validateInput(revealBlindSample, input));
  const reveal = useCommand(revealBlindSample, {
    onDone: ({ no }) => {
      toast(t('revealed', { no }));
      onClose();
    },
  });
  return (
    <CommandDialog
      title={t('reveal')}
      submit={t('reveal')}
      form={form}
      command={reveal}
      onSubmit={() => reveal.mutate(input)}
      onClose={onClose}
    >
      <p>{t('revealHint')}</p>
    </CommandDialog>
  );
}

function Void({ sample, onClose }: Props) {
  const t = useTranslator('operator/blind-samples');
  const [reason, setReason] = useState('');
  const input = { id: sample.id, version: sample.version, reason };
  const { form, command: end } = useFormCommand(voidBlindSample, input, {
    onDone: ({ no }) => {
      toast(t('voided', { no }));
      onClose();
    },
  });
  return (
    <ReasonDialog
      danger
      title={t('void')}
      submit={t('void')}
      form={form}
      command={end}
      onSubmit={() => end.mutate(input)}
      onClose={onClose}
      field={{
        label: t('voidReason'),
        autoFocus: true,
        value: reason,
        maxLength: SAMPLE_TEXT_MAX,
        onChange: setReason,
      }}
    >
      <p>{t('voidHint')}</p>
    </ReasonDialog>
  );
}
