import { useState } from 'react';
import { useTranslator } from '#web/i18n/translator.ts';
import { PageHead } from '#web/ui/layout/PageHead.tsx';
import { Tabs } from '#web/ui/layout/Tabs.tsx';
import { DecidedNames } from '../../makers/DecidedNames.tsx';
import styles from '../../makers/makers.module.css';
import { WaitingNames } from '../../makers/WaitingNames.tsx';

/** The desk of makers' names: what nobody knows yet, and what was decided. */
export default function MakersPage() {
  const t = useTranslator('operator/makers');
  const [tab, setTab] = useState<'waiting' | 'decided'>('waiting');
  return (
    <>
      <PageHead title={t('title')} />
      <p className={styles.about}>{t('about')}</p>
      <Tabs
        label={t('tabs.label')}
        value={tab}
        onChange={setTab}
        tabs={[
          { value: 'waiting', label: t('tabs.waiting'), panel: <WaitingNames /> },
          { value: 'decided', label: t('tabs.decided'), panel: <DecidedNames /> },
        ]}
      />
    </>
  );
}
