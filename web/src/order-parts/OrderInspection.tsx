import { type ReactNode, useState } from 'react';
import { Link } from 'react-router';
import type { LineReport, OrderLine } from '#contract/orders/line-schemas.ts';
import { testCodes } from '#contract/orders/terms.ts';
import type { OrderView } from '#contract/orders/view-schemas.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { Button } from '#web/ui/Button.tsx';
import { cx } from '#web/ui/class-names.ts';
import { Icon, type IconName } from '#web/ui/icon/Icon.tsx';
import { Section } from '#web/ui/layout/Section.tsx';
import { PhotoViewer } from '#web/ui/overlay/PhotoViewer.tsx';
import text from '#web/ui/text.module.css';
import { GradeCells } from '#web/widgets/parts/GradeCells.tsx';
import { Mpn } from '#web/widgets/parts/Mpn.tsx';
import { Quantity } from '#web/widgets/parts/Quantity.tsx';
import { VerdictStamp } from '#web/widgets/VerdictStamp.tsx';
import styles from './OrderInspection.module.css';

interface Props {
  readonly order: OrderView;
  /** Where a report's page is. */
  readonly reportPath: (no: string) => string;
  /** A control beside a line: the reader's decision. */
  readonly control?: ((line: OrderLine) => ReactNode) | undefined;
}

/** Verdict, grade, samples and photos of every line, each report one click away. */
export function OrderInspection({ order, reportPath, control }: Props) {
  const t = useTranslator('order-parts');
  const reported = order.lines.filter((line) => line.reports.length > 0);
  const [first] = reported.flatMap((line) => line.reports);
  const aside = first
    ? t('inspection.standard', { standard: first.samplingStandard, lab: first.labMark })
    : undefined;
  return (
    <Section title={t('inspection.title')} aside={aside}>
      {reported.length === 0 && <Ordered order={order} />}
      {reported.flatMap((line) =>
        line.reports.map((report, index) => (
          <ReportOfLine
            key={report.no}
            line={line}
            report={report}
            to={reportPath(report.no)}
            control={index === 0 ? control?.(line) : undefined}
          />
        )),
      )}
    </Section>
  );
}

/** The sentence on what follows while no report is in force. */
function nextOf(state: OrderView['state']) {
  if (state === 'suspended') return 'revoked';
  return state === 'inspecting' ? 'bench' : 'pending';
}

/** Shows the ordered inspection, before a report is there. */
function Ordered({ order }: { order: OrderView }) {
  const t = useTranslator('order-parts');
  const { tests, goodsType } = order.inspection;
  const names = [t('inspection.basic'), ...tests.map((code) => t(`test.${code}`))];
  return (
    <div className={styles.ordered}>
      <p>{t('inspection.ordered', { tests: names.join(t('inspection.join')) })}</p>
      <p>{t('inspection.goodsType', { type: t(`goodsType.${goodsType}`) })}</p>
      <p className={styles.quiet}>{t(`inspection.${nextOf(order.state)}`)}</p>
    </div>
  );
}

function ReportOfLine(props: {
  line: OrderLine;
  report: LineReport;
  to: string;
  control: ReactNode;
}) {
  const { line, report, to, control } = props;
  const t = useTranslator('order-parts');
  const [isAll, setIsAll] = useState(false);
  const join = t('inspection.join');
  return (
    <article className={styles.report} aria-label={`${line.mpn} ${report.no}`}>
      <div className={styles.head}>
        <Mpn mpn={line.mpn} size={20} />
        <span className={styles.maker}>
          {line.manufacturer}
          {line.dateCode && join + t('inspection.dateCode', { code: line.dateCode })}
          {line.reports.length > 1 && join + t('inspection.lot', { no: report.lotNo })}
        </span>
        <div className={styles.end}>
          <Link to={to} className={styles.no} translate="no">
            {report.no}
          </Link>
          {control}
        </div>
      </div>
      <div className={cx(styles.body, isAll && styles.all)}>
        <div className={styles.marks}>
          <VerdictStamp
            verdict={report.verdict}
            grade={report.grade}
            standard={report.samplingStandard}
            lab={report.labMark}
            week={report.yearWeek}
          />
          <GradeCells grade={report.grade} />
        </div>
        <div className={styles.found}>
          <p className={styles.finding}>
            {report.conclusion} <Advice verdict={report.verdict} />
          </p>
          <Tests report={report} />
          <LeftOut report={report} />
        </div>
        <Photos report={report} isAll={isAll} onAll={() => setIsAll(true)} />
      </div>
    </article>
  );
}

/** Tests that were not made, with the lab's reason; their price is in the order's refunds. */
function LeftOut({ report }: { report: LineReport }) {
  const t = useTranslator('order-parts');
  return (
    <>
      {report.leftOut.map(({ code, reason }) => {
        const test = testCodes.find((one) => one === code);
        return (
          <p key={code} className={styles.finding}>
            <b className={text.amber}>
              {t('inspection.leftOut', { test: test ? t(`test.${test}`) : code })}
            </b>{' '}
            <span lang="">{reason}</span>
          </p>
        );
      })}
      {report.earlier && (
        <p className={styles.quiet}>{t('inspection.retestOf', { no: report.earlier })}</p>
      )}
    </>
  );
}

function Advice({ verdict }: { verdict: LineReport['verdict'] }) {
  const t = useTranslator('order-parts');
  if (verdict === 'pass') return null;
  if (verdict === 'conditional') return <b className={text.amber}>{t('inspection.agree')}</b>;
  return <b className={text.red}>{t('inspection.reject')}</b>;
}

type Test = LineReport['tests'][number];

const outcomes: Record<Test['outcome'], { icon: IconName; className: string | undefined }> = {
  pass: { icon: 'check', className: text.green },
  fail: { icon: 'cross', className: text.red },
  suspect: { icon: 'warning', className: text.amber },
  inconclusive: { icon: 'clock', className: text.amber },
};

/** Four short columns, which stand side by side on phones too. */
function Tests({ report }: { report: LineReport }) {
  const t = useTranslator('order-parts');
  const heads = (['sample', 'failed'] as const).map((key) => (
    <th key={key} scope="col" className={styles.figures}>
      {t(`inspection.${key}`)}
    </th>
  ));
  return (
    <table className={styles.tests} aria-label={`${t('inspection.title')} ${report.no}`}>
      <thead>
        <tr>
          <th scope="col">{t('inspection.test')}</th>
          {heads}
          <th scope="col">{t('inspection.result')}</th>
        </tr>
      </thead>
      <tbody>
        {report.tests.map((test) => (
          <tr key={test.code}>
            <th scope="row">{t(`test.${test.code as 'xray'}`)}</th>
            <td className={styles.figures}>
              <Quantity count={test.sampled} bare />
            </td>
            <td className={cx(styles.figures, test.failed > 0 && text.red)}>
              <Quantity count={test.failed} bare />
            </td>
            <td>
              <span className={cx(styles.outcome, outcomes[test.outcome].className)}>
                <Icon name={outcomes[test.outcome].icon} size={12} />
                {t(`outcome.${test.outcome}`)}
              </span>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Photos that stand beside the tests; the others follow when they are asked for. */
const FIRST_PHOTOS = 6;

interface PhotosProps {
  readonly report: LineReport;
  readonly isAll: boolean;
  readonly onAll: () => void;
}

/** Photos of a lot, those that show a fault first. */
function Photos({ report, isAll, onAll }: PhotosProps) {
  const t = useTranslator('order-parts');
  const [at, setAt] = useState<number | null>(null);
  const photos = [...report.photos].sort((a, b) => Number(b.bad) - Number(a.bad));
  if (photos.length === 0) return null;
  return (
    <div className={styles.photos}>
      <ul className={styles.thumbs} aria-label={t('inspection.photo')}>
        {photos.slice(0, isAll ? photos.length : FIRST_PHOTOS).map((photo, index) => (
          <li key={photo.url}>
            <button
              type="button"
              className={cx(styles.photo, photo.bad && styles.bad)}
              aria-label={t('inspection.openPhoto', { caption: photo.caption })}
              onClick={() => setAt(index)}
            >
              <img src={photo.url} alt="" loading="lazy" />
            </button>
            <span className={styles.caption}>{photo.caption}</span>
          </li>
        ))}
      </ul>
      {!isAll && photos.length > FIRST_PHOTOS && (
        <Button variant="text" onClick={onAll}>
          {t('inspection.allPhotos', { count: photos.length })}
        </Button>
      )}
      <PhotoViewer
        photos={photos.map(({ url, caption }) => ({ key: url, src: url, alt: caption, caption }))}
        index={at}
        onMove={setAt}
        onClose={() => setAt(null)}
      />
    </div>
  );
}
