import { useState } from 'react';
import { Link } from 'react-router';
import { opsMe } from '#contract/accounts/session-calls.ts';
import { staffOrderPath } from '#contract/addresses.ts';
import type { BlacklistCandidate } from '#contract/content/blacklist-schemas.ts';
import { opsBlacklistOfRegister } from '#contract/content/staff-calls.ts';
import { isPermitted } from '#contract/permissions.ts';
import type { QuarantineView } from '#contract/quarantine/schemas.ts';
import { useCallQuery } from '#web/api/hooks.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { useFormat } from '#web/i18n/use-format.ts';
import { QuarantineFacts } from '#web/order-parts/quarantine/QuarantineFacts.tsx';
import { QuarantineTag } from '#web/order-parts/quarantine/QuarantineTag.tsx';
import { Button, ButtonLink } from '#web/ui/Button.tsx';
import { Segmented } from '#web/ui/form/Segmented.tsx';
import { DefinitionList } from '#web/ui/layout/DefinitionList.tsx';
import layout from '#web/ui/layout/layout.module.css';
import { Section } from '#web/ui/layout/Section.tsx';
import { Note } from '#web/ui/Note.tsx';
import { Mpn } from '#web/widgets/parts/Mpn.tsx';
import { FailNote } from '#web/widgets/records/FailNote.tsx';
import { RecordDrawer } from '#web/widgets/records/RecordDrawer.tsx';
import { DateTime } from '#web/widgets/times/DateTime.tsx';
import { ProposeDrawer } from '../content/ProposeDrawer.tsx';
import { EntryForm, isDeskEvent } from './EntryForms.tsx';

/** One entry of the register, and what the reader's desk does with it. */
export function EntryDrawer({ entry, onClose }: { entry: QuarantineView; onClose: () => void }) {
  const t = useTranslator('order-parts/quarantine');
  const desk = useTranslator('operator');
  const format = useFormat();
  const roles = useCallQuery(opsMe, {}).data?.roles ?? [];
  const [deal, setDeal] = useState<BlacklistCandidate | null>(null);
  const isConfirmed = entry.state === 'confirmed' || entry.state === 'scrapped';
  if (deal !== null) return <ProposeDrawer deal={deal} onClose={() => setDeal(null)} />;
  return (
    <RecordDrawer
      onClose={onClose}
      name={t('lot')}
      no={entry.lotNo}
      record="quarantine"
      state={<QuarantineTag state={entry.state} />}
    >
      <DefinitionList
        items={[
          { key: 'part', term: t('part'), value: <Mpn mpn={entry.mpn} /> },
          {
            key: 'lot',
            term: t('lot'),
            value: [entry.dateCode, entry.lotCode].filter(Boolean).join(' · ') || '–',
          },
          {
            key: 'order',
            term: t('order'),
            value: (
              <Link to={staffOrderPath(entry.orderId)} translate="no">
                {entry.orderNo}
              </Link>
            ),
          },
          { key: 'held', term: t('held'), value: format.number(entry.held) },
          { key: 'location', term: t('location'), value: entry.location || '–' },
          { key: 'entered', term: t('entered'), value: <DateTime at={entry.enteredAt} zone /> },
          ...(entry.dueAt
            ? [{ key: 'due', term: t('due'), value: <DateTime at={entry.dueAt} zone /> }]
            : []),
        ]}
      />
      <QuarantineFacts entry={entry} />
      {entry.staffIsParty && <Note tone="wait">{desk('order.own')}</Note>}
      {isConfirmed && isPermitted(roles, 'blacklist') && (
        <Proposal entry={entry} onPropose={setDeal} />
      )}
      <NextStep key={entry.version} entry={entry} />
    </RecordDrawer>
  );
}

interface ProposalProps {
  readonly entry: QuarantineView;
  readonly onPropose: (deal: BlacklistCandidate) => void;
}

/** Proposes the seller of a confirmed lot for the blacklist, or shows the state of its proposal. */
function Proposal({ entry, onPropose }: ProposalProps) {
  const t = useTranslator('order-parts/quarantine');
  const read = useCallQuery(opsBlacklistOfRegister, { quarantineId: entry.id });
  if (read.isError) return <FailNote error={read.error} again={() => void read.refetch()} />;
  if (!read.data) return null;
  const { candidate, entry: standing } = read.data;
  if (candidate === null && standing === null) {
    // The note above says why a party proposes nobody.
    return entry.staffIsParty ? null : <Note>{t('noLine')}</Note>;
  }
  return (
    <>
      {standing && (
        <Note
          action={
            <ButtonLink to={`/ops/content/blacklist?id=${standing.id}`}>
              {t('proposals')}
            </ButtonLink>
          }
        >
          {t(`stands.${standing.state}`)}
        </Note>
      )}
      {candidate && <Button onClick={() => onPropose(candidate)}>{t('blacklist')}</Button>}
    </>
  );
}

function NextStep({ entry }: { entry: QuarantineView }) {
  const t = useTranslator('order-parts/quarantine');
  const events = entry.events.filter(isDeskEvent);
  const [chosen, setChosen] = useState(events[0] ?? null);
  if (chosen === null) return <p>{t('noMove')}</p>;
  return (
    <Section title={t('choose')}>
      <div className={layout.stackWide}>
        {events.length > 1 && (
          <Segmented
            label={t('choose')}
            value={chosen}
            options={events.map((event) => ({ value: event, label: t(`act.${event}`) }))}
            onChange={setChosen}
          />
        )}
        <EntryForm key={chosen} entry={entry} event={chosen} />
      </div>
    </Section>
  );
}
