import { keyList } from '#contract/inventory/calls.ts';
import { limits } from '#contract/limits.ts';
import { useCallQuery } from '#web/api/hooks.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { Breadcrumbs } from '#web/ui/layout/Breadcrumbs.tsx';
import layout from '#web/ui/layout/layout.module.css';
import { PageHead } from '#web/ui/layout/PageHead.tsx';
import { Section } from '#web/ui/layout/Section.tsx';
import { FailNote } from '#web/widgets/records/FailNote.tsx';
import { AddKey } from '../keys/AddKey.tsx';
import { HowTo } from '../keys/HowTo.tsx';
import { KeyTable } from '../keys/KeyTable.tsx';
import styles from '../keys/keys.module.css';

/** Keys by which a seller's own programs upload stock lists. */
export default function InventoryKeysPage() {
  const t = useTranslator('inventory/keys');
  const keys = useCallQuery(keyList, {});
  const count = keys.data?.length ?? 0;
  return (
    <>
      <Breadcrumbs
        crumbs={[
          { label: t('crumb'), to: '/seller-inventory' },
          { label: t('update'), to: '/seller-inventory-update' },
          { label: t('title') },
        ]}
      />
      <PageHead title={t('title')} />
      <p className={styles.lead}>{t('text')}</p>
      <div className={layout.sections}>
        <AddKey isFull={count >= limits.stockKeysMax} />
        <Section
          title={t('list.title')}
          aside={t('list.count', { count, max: limits.stockKeysMax })}
        >
          <FailNote error={keys.error} again={() => void keys.refetch()} />
          {!keys.isError && <KeyTable keys={keys.data} />}
        </Section>
        <HowTo />
      </div>
    </>
  );
}
