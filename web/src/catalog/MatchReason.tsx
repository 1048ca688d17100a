import type { PartGroup } from '#contract/catalog/search-schemas.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import styles from './catalog.module.css';

/** Why a part was found, and whether another one is easily taken for it. */
export function MatchReason({ group }: { group: PartGroup }) {
  const t = useTranslator('catalog');
  const isNear = group.why === 'key' || group.why === 'typo';
  return (
    <>
      <span className={isNear ? styles.warn : undefined}>
        <MatchReasonText group={group} />
      </span>
      {group.ambiguous && <span className={styles.warn}>{t('group.twin')}</span>}
    </>
  );
}

function MatchReasonText({ group: { why, suffix, edits } }: { group: PartGroup }) {
  const t = useTranslator('catalog');
  if (why === 'typo') return t('group.why.typo', { count: edits });
  if (why !== 'base') return t(`group.why.${why}`);
  if (suffix === '') return t('group.why.baseBare');
  return t.parts('group.why.base', { suffix: <span translate="no">{suffix}</span> });
}
