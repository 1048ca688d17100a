import { accessList } from '#contract/access/calls.ts';
import type { AccessEntry } from '#contract/access/schemas.ts';
import { useCallQuery } from '#web/api/hooks.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { Section } from '#web/ui/layout/Section.tsx';
import { SkeletonLines } from '#web/ui/Skeleton.tsx';
import { Tag } from '#web/ui/Tag.tsx';
import { Pager } from '#web/ui/table/Pager.tsx';
import { usePaging } from '#web/ui/table/use-paging.ts';
import { FailNote } from '#web/widgets/records/FailNote.tsx';
import { DateTime } from '#web/widgets/times/DateTime.tsx';
import styles from './access.module.css';

/** When staff looked at the reader's account: who, when and why. */
export function StaffAccessSection() {
  const t = useTranslator('accounts/access');
  const paging = usePaging();
  const list = useCallQuery(accessList, paging.input, { previous: true });
  return (
    <Section title={t('title')} aside={t('text')}>
      <FailNote error={list.error} again={() => void list.refetch()} />
      {list.data === undefined && !list.isError && <SkeletonLines label={t('loading')} lines={2} />}
      {list.data?.total === 0 && <p className={styles.quiet}>{t('none')}</p>}
      <ul className={styles.list}>
        {list.data?.list.map((entry) => (
          <EntryRow key={entry.id} entry={entry} />
        ))}
      </ul>
      {list.data && list.data.total > list.data.list.length && (
        <Pager total={list.data.total} {...paging.pager} />
      )}
    </Section>
  );
}

function EntryRow({ entry: { kind, by, reason, at, until, isOpen } }: { entry: AccessEntry }) {
  const t = useTranslator('accounts/access');
  return (
    <li className={styles.row}>
      <p>
        {t(`kind.${kind}`)} {isOpen && <Tag tone="wait">{t('now')}</Tag>}
      </p>
      <p>{t('why', { reason })}</p>
      <p className={styles.quiet}>
        <span translate="no">{by}</span>
        {' · '}
        <DateTime at={at} zone />
        {until !== null && <> – {<DateTime at={until} zone />}</>}
      </p>
    </li>
  );
}
