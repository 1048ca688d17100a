import { useState } from 'react';
import { Link } from 'react-router';
import { opsMe } from '#contract/accounts/session-calls.ts';
import { staffOrderPath } from '#contract/addresses.ts';
import { isPermitted } from '#contract/permissions.ts';
import type { QuarantineView } from '#contract/quarantine/schemas.ts';
import { useCallQuery } from '#web/api/hooks.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { useFormat } from '#web/i18n/use-format.ts';
import { QuarantineFacts } from '#web/order-parts/quarantine/QuarantineFacts.tsx';
import { QuarantineTag } from '#web/order-parts/quarantine/QuarantineTag.tsx';
import { ButtonLink } from '#web/ui/Button.tsx';
import { Segmented } from '#web/ui/form/Segmented.tsx';
import { DefinitionList } from '#web/ui/layout/DefinitionList.tsx';
import layout from '#web/ui/layout/layout.module.css';
import { Section } from '#web/ui/layout/Section.tsx';
import { Mpn } from '#web/widgets/parts/Mpn.tsx';
import { RecordDrawer } from '#web/widgets/records/RecordDrawer.tsx';
import { DateTime } from '#web/widgets/times/DateTime.tsx';
import { EntryForm, isDeskEvent } from './EntryForms.tsx';

/** One entry of the register, and what the reader's desk does with it. */
export function EntryDrawer({ entry, onClose }: { entry: QuarantineView; onClose: () => void }) {
  const t = useTranslator('order-parts/quarantine');
  const format = useFormat();
  const roles = useCallQuery(opsMe, {}).data?.roles ?? [];
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
      {entry.state === 'confirmed' && isPermitted(roles, 'blacklist') && (
        <ButtonLink to="/ops/content/blacklist">{t('blacklist')}</ButtonLink>
      )}
      <NextStep key={entry.version} entry={entry} />
    </RecordDrawer>
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
