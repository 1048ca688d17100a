import { Link } from 'react-router';
import type { SellerEntry } from '#contract/content/blacklist-schemas.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { useFormat } from '#web/i18n/use-format.ts';
import { Note } from '#web/ui/Note.tsx';
import { Mpn } from '#web/widgets/parts/Mpn.tsx';
import { DateTime } from '#web/widgets/times/DateTime.tsx';
import styles from './companies.module.css';

type Listed = Extract<SellerEntry, { stage: 'listed' }>;

/** Why a seller is on the blacklist, what it replied, and until when; or that it is being decided. */
export function BlacklistNotes({ entries }: { entries: readonly SellerEntry[] }) {
  const t = useTranslator('companies');
  const { prose } = useFormat();
  return entries.map((entry) =>
    entry.stage === 'pending' ? (
      <Note key={entry.replyDueAt} tone="wait" className={styles.note}>
        <p>
          <b>{t('listed.pending')}</b>
        </p>
        <p>{t('listed.pendingText', { date: prose(entry.replyDueAt, { time: false }) })}</p>
      </Note>
    ) : (
      <ListedNote key={entry.publishedAt} entry={entry} />
    ),
  );
}

function ListedNote({ entry }: { entry: Listed }) {
  const t = useTranslator('companies');
  const { report } = entry;
  return (
    <Note tone="fail" className={styles.note}>
      <p>
        <b>{t('listed.title')}</b>
      </p>
      <p>{t('listed.text')}</p>
      <p>
        {t.parts('listed.reason', {
          mpn: <Mpn mpn={entry.mpn} />,
          manufacturer: <span translate="no">{entry.manufacturer}</span>,
          outcome: entry.outcome,
        })}
      </p>
      <p>
        {entry.reply === null ? t('listed.noReply') : t('listed.reply', { reply: entry.reply })}
        {entry.appealed && ` ${t('listed.appealed')}`}
      </p>
      <p>
        {t.parts('listed.dates', {
          since: <DateTime at={entry.publishedAt} form="day" />,
          until: entry.endsOn,
        })}{' '}
        {report && <Link to={`/v/${report.code}`}>{t('listed.report', { no: report.no })}</Link>}
      </p>
    </Note>
  );
}
