import { verifyPath } from '#contract/qc/reports/report-code.ts';
import type { Report } from '#contract/qc/schemas.ts';
import { formatProse } from '#web/i18n/format.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { Still } from '#web/page/Still.tsx';
import { useOrigin } from '#web/page/use-origin.ts';
import { Mpn } from '#web/widgets/parts/Mpn.tsx';
import { VerdictStamp } from '#web/widgets/VerdictStamp.tsx';
import { shortStandard } from './code.ts';
import styles from './Sheet.module.css';

/** Drawn by the server, it needs no program: what draws such codes is larger than the sheet. */
const qrCode = () => import('#web/widgets/QrCode.tsx');

/** The sheet's head: the house, number, code and QR; then the part and its stamp. */
export function SheetHead({ report }: { report: Report }) {
  const t = useTranslator('qc');
  const origin = useOrigin();
  const other =
    t.lang === 'zh' ? { lang: 'en', text: 'Test report' } : { lang: 'zh', text: '检测报告' };
  const issued = formatProse(report.issuedAt, t.lang, { zone: true });
  return (
    <>
      <header className={styles.head}>
        <div className={styles.house}>
          <svg viewBox="0 0 32 32" aria-hidden="true">
            <path className={styles.ground} d="M9 0h23v32H0V9z" />
            <path className={styles.legs} d="M8 25.5 16 6.5l8 19" fill="none" strokeWidth="3" />
            <path className={styles.bar} d="M6 19.5h20" fill="none" strokeWidth="2" />
          </svg>
          <b translate="no">Assay</b>
          <span className={styles.named} lang="zh" translate="no">
            验芯
          </span>
          <span className={styles.kind}>
            <b>{t('title')}</b>
            <span lang={other.lang}>{other.text}</span>
          </span>
        </div>
        <div className={styles.number}>
          <b translate="no">{report.no}</b>
          <span>{t('issued', { at: issued })}</span>
          <span>
            {t('verify')}{' '}
            <span className={styles.code} translate="no">
              {report.code}
            </span>
          </span>
          {report.revision > 1 && <span>{t('revision', { n: report.revision })}</span>}
        </div>
        <Still
          key={report.code}
          file="src/widgets/QrCode.tsx"
          load={qrCode}
          partProps={{ className: styles.qr, text: `${origin}${verifyPath(report)}` }}
        />
      </header>
      <div className={styles.subject}>
        <div>
          <p className={styles.part}>
            <Mpn mpn={report.mpn} size={28} />
          </p>
          <span className={styles.maker}>
            {[report.manufacturer, report.package].filter((one) => one !== '').join(', ')}
          </span>
        </div>
        <VerdictStamp
          verdict={report.verdict}
          grade={report.grade}
          standard={shortStandard(report.edition)}
          lab={report.lab.mark}
          week={report.yearWeek}
        />
      </div>
    </>
  );
}
