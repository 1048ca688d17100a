import { Link } from 'react-router';
import { staffOrderPath } from '#contract/addresses.ts';
import { conditions } from '#contract/options.ts';
import { opsOrderOne } from '#contract/orders/staff-calls.ts';
import type { Inspection } from '#contract/qc/inspection-schemas.ts';
import { useCallQuery } from '#web/api/hooks.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { useFormat } from '#web/i18n/use-format.ts';
import { Breadcrumbs } from '#web/ui/layout/Breadcrumbs.tsx';
import { EscrowStrip } from '#web/widgets/orders/EscrowStrip.tsx';
import { factsOfOrder } from '#web/widgets/orders/track-facts.ts';
import { trackView } from '#web/widgets/orders/track-view.ts';
import { Mpn } from '#web/widgets/parts/Mpn.tsx';
import { slaFace } from '#web/widgets/times/sla-face.ts';
import { weekdaysUntil } from '../../queues/weekdays.ts';
import styles from '../bench.module.css';
import { LotState } from './LotTable.tsx';

/** The head of the bench: part, lot, what came of what was ordered, the order and its deadline. */
export function LotHead({ inspection }: { inspection: Inspection }) {
  const t = useTranslator('operator');
  const own = useTranslator('operator/bench');
  const facts = useTranslator('order-parts');
  const format = useFormat();
  const order = useCallQuery(opsOrderOne, { id: inspection.orderId }).data;
  const { mpn, lotNo, no, manufacturer, pieces, dateCode, lotCode, goodsType } = inspection;
  const line = (order?.lines.findIndex((one) => one.id === inspection.lineId) ?? -1) + 1;
  const condition = conditions.find((one) => one === inspection.declaredCondition);
  return (
    <>
      <Breadcrumbs crumbs={[{ label: t('lots.title'), to: '/ops/lots' }, { label: no }]} />
      <header className={styles.lotHead}>
        <div>
          <h1 className={styles.lotName}>
            <Mpn mpn={mpn} size={28} />
            <span className={styles.lotNo} translate="no">
              {lotNo}
            </span>
            <LotState state={inspection.state} />
          </h1>
          <div className={styles.facts}>
            <b>{manufacturer}</b>
            <span>
              {t.parts('bench.counted', {
                pieces: <b className={styles.mono}>{format.number(pieces)}</b>,
                ordered: format.number(inspection.lotPiecesOrdered),
              })}
            </span>
            {condition && (
              <span>
                {t.parts('bench.declared', { condition: <b>{facts(`condition.${condition}`)}</b> })}
              </span>
            )}
            <span>{facts(`goodsType.${goodsType}`)}</span>
            {inspection.rounds.map((round) => (
              <span key={round.id}>
                {own(round.round < inspection.round ? 'before' : 'other')}{' '}
                <Link to={`/ops/qc/${round.id}`} className={styles.ref} translate="no">
                  {round.reportNo ?? round.no}
                </Link>
                {round.verdict && ` ${t(`verdict.${round.verdict}`)}`}
              </span>
            ))}
            {dateCode && <span>{t('bench.dateCode', { code: dateCode })}</span>}
            {lotCode && <span>{t('bench.lotCode', { code: lotCode })}</span>}
            <span>
              {t('bench.order')}{' '}
              <Link to={staffOrderPath(inspection.orderId)} className={styles.ref} translate="no">
                {inspection.orderNo}
              </Link>{' '}
              {line > 0 && t('bench.line', { no: line })}
            </span>
          </div>
        </div>
        <div className={styles.lotEnd}>
          {inspection.dueAt && inspection.state !== 'issued' && (
            <DueClock dueAt={inspection.dueAt} />
          )}
          {order && <EscrowStrip view={trackView(factsOfOrder(order))} />}
        </div>
      </header>
    </>
  );
}

/** When the report is due, and how long that is from now. */
function DueClock({ dueAt }: { dueAt: string }) {
  const t = useTranslator('operator');
  const parts = useTranslator('widgets');
  const format = useFormat();
  const now = Date.now();
  const face = slaFace({ since: now, due: Date.parse(dueAt), now });
  const days = weekdaysUntil({ now, due: Date.parse(dueAt) });
  const toneClass = { plain: undefined, wait: styles.amber, late: styles.red }[
    face.clock !== null && face.tone === 'plain' ? 'wait' : face.tone
  ];
  return (
    <span className={styles.dueClock}>
      <span className={styles.quiet}>
        {t('bench.reportDue', { time: format.prose(dueAt, { now: new Date().toISOString() }) })}
      </span>{' '}
      <b className={toneClass}>{face.clock ?? parts('sla.days', { count: days })}</b>
    </span>
  );
}
