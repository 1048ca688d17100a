import { Link } from 'react-router';
import { verifyPath } from '#contract/qc/reports/report-code.ts';
import type { Report } from '#contract/qc/schemas.ts';
import { formatProse } from '#web/i18n/format.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { useOrigin } from '#web/page/use-origin.ts';
import { ButtonLink } from '#web/ui/Button.tsx';
import { CopyButton } from '#web/ui/CopyButton.tsx';
import { DefinitionList } from '#web/ui/layout/DefinitionList.tsx';
import text from '#web/ui/text.module.css';
import { Mpn } from '#web/widgets/parts/Mpn.tsx';
import { VerdictStamp } from '#web/widgets/VerdictStamp.tsx';
import { checkedStatusOf, tones } from './checked-status.ts';
import { pdfPath } from './code.ts';
import { Finding } from './Finding.tsx';
import styles from './Verify.module.css';

interface Props {
  readonly report: Report;
  /** When the report was read and its signature checked. */
  readonly checkedAt: string;
  /** Shows the way to the public page: on the pages of the parties and of the staff. */
  readonly inside?: boolean;
}

/** Shows the finding of a check, the facts to compare with the paper, and the report's files. */
export function Checked({ report, checkedAt, inside = false }: Props) {
  const t = useTranslator('qc');
  const origin = useOrigin();
  const status = checkedStatusOf(report);
  const path = verifyPath(report);
  const moment = (iso: string) => (
    <time dateTime={iso}>{formatProse(iso, t.lang, { zone: true })}</time>
  );
  const mono = (value: string) => (
    <span className={text.num} translate="no">
      {value}
    </span>
  );
  const items = [
    { key: 'report', term: t('facts.report'), value: mono(report.no) },
    { key: 'code', term: t('facts.code'), value: mono(report.code) },
    { key: 'part', term: t('facts.part'), value: <Mpn mpn={report.mpn} /> },
    {
      key: 'verdict',
      term: t('facts.verdict'),
      value: <VerdictStamp verdict={report.verdict} grade={report.grade} small />,
    },
    { key: 'issued', term: t('facts.issuedAt'), value: moment(report.issuedAt) },
    { key: 'checked', term: t('facts.checked'), value: moment(checkedAt) },
  ];
  return (
    <Finding
      tone={tones[status]}
      mark={t(`result.${status}`)}
      title={t(`result.${status}Title`)}
      text={t(`result.${status}Text`)}
    >
      {report.revoked && (
        <p lang="">{t('result.revokedBecause', { reason: report.revoked.reason })}</p>
      )}
      <div className={styles.facts}>
        <DefinitionList items={items} />
      </div>
      <div className={styles.files}>
        {report.genuine && (
          <ButtonLink
            variant="primary"
            icon="download"
            to={pdfPath(report.pdf, t.lang)}
            reloadDocument
            target="_blank"
          >
            {t('pdf')}
          </ButtonLink>
        )}
        {report.genuine && report.json !== null && (
          <ButtonLink icon="download" to={report.json} reloadDocument target="_blank">
            {t('signedFile')}
          </ButtonLink>
        )}
        <CopyButton text={`${origin}${path}`} label={t('copyLink')} />
      </div>
      {report.genuine && <p className={styles.later}>{t('fileLater')}</p>}
      {inside && (
        <p className={styles.public}>
          <Link to={path}>{t('forParties')}</Link>
        </p>
      )}
    </Finding>
  );
}
