import { Link } from 'react-router';
import { orderOne } from '#contract/orders/calls.ts';
import type { OrderView } from '#contract/orders/view-schemas.ts';
import { verifyPath } from '#contract/qc/reports/report-code.ts';
import { useCallQuery } from '#web/api/hooks.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { ButtonLink } from '#web/ui/Button.tsx';
import { MoneyText } from '#web/widgets/money/MoneyText.tsx';
import { EscrowStrip } from '#web/widgets/orders/EscrowStrip.tsx';
import { factsOfOrder } from '#web/widgets/orders/track-facts.ts';
import { trackView } from '#web/widgets/orders/track-view.ts';
import { Mpn } from '#web/widgets/parts/Mpn.tsx';
import { Quantity } from '#web/widgets/parts/Quantity.tsx';
import { DueDeadline } from '#web/widgets/times/DueDeadline.tsx';
import { VerdictStamp } from '#web/widgets/VerdictStamp.tsx';
import styles from './MessageList.module.css';

/** The order of a message as it stands now: its strip, who acts next and by when, the way there. */
export default function OrderCard({ id, link }: { id: string; link: string }) {
  const t = useTranslator('messages');
  const order = useCallQuery(orderOne, { id }, { quiet: true }).data;
  if (order === undefined) return null;
  const view = trackView(factsOfOrder(order));
  const { due } = order;
  const [line, ...more] = order.lines;
  return (
    <section className={styles.order} aria-label={order.no} data-mine={view.mine || undefined}>
      <div className={styles.orderHead}>
        <b translate="no">{order.no}</b>
        {line && (
          <span>
            <Mpn mpn={line.mpn} />
            {more.length > 0 && ` +${more.length}`}
          </span>
        )}
        {view.held && <MoneyText money={view.held} held />}
        <ButtonLink variant={view.mine ? 'primary' : undefined} to={link} iconEnd="forward">
          {t(view.mine ? 'act' : 'open')}
        </ButtonLink>
      </div>
      <div className={styles.orderNow}>
        <EscrowStrip view={view} />
        <DueDeadline due={due} mine={view.mine} />
      </div>
      <Results lines={order.lines} />
    </section>
  );
}

/** The newest report of each line that has one: verdict, grade, and the way to it. */
function Results({ lines }: { lines: OrderView['lines'] }) {
  const results = lines.flatMap(({ id, mpn, quantity, reports }) => {
    const report = reports.at(-1);
    return report ? [{ id, mpn, quantity, report }] : [];
  });
  if (results.length === 0) return null;
  return (
    <ul className={styles.results}>
      {results.map(({ id, mpn, quantity, report }) => (
        <li key={id}>
          <Mpn mpn={mpn} />
          <Quantity count={quantity} />
          <VerdictStamp verdict={report.verdict} grade={report.grade} small />
          <Link to={verifyPath(report)} translate="no">
            {report.no}
          </Link>
        </li>
      ))}
    </ul>
  );
}
