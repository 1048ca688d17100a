import { useTranslator } from '#web/i18n/translator.ts';
import { MoneyText } from '#web/widgets/money/MoneyText.tsx';
import { EscrowFailLane } from '#web/widgets/orders/EscrowFailLane.tsx';
import { EscrowTrack } from '#web/widgets/orders/EscrowTrack.tsx';
import { trackView } from '#web/widgets/orders/track-view.ts';
import { PartySquare } from '#web/widgets/PartySquare.tsx';
import { Mpn } from '#web/widgets/parts/Mpn.tsx';
import { Quantity } from '#web/widgets/parts/Quantity.tsx';
import { WorkingDays } from '#web/widgets/times/Deadline.tsx';
import styles from './ExampleOrder.module.css';
import { waitOf } from './safety/pipeline.ts';
import { useFacts } from './use-facts.ts';

const held = { amount: '18744.00', currency: 'USD' } as const;
const due = {
  workingDaysLeft: 1,
  workingDaysAllowed: Number.parseInt(waitOf('inspecting'), 10),
} as const;

/** An invented order at the bench: the same track as real orders, and labelled as an example. */
const view = trackView({
  state: 'inspecting',
  kind: 'agent',
  reader: 'staff',
  held,
  moments: {
    paid: '2026-11-09T06:20:00Z',
    inbound: '2026-11-12T09:48:00Z',
    received: '2026-11-13T02:05:00Z',
  },
  // No date: an example stands for years, and is never late.
  due: null,
});

const counted = { done: 480, all: 480 };
const tested = { done: 31, all: 45 };

/** Where goods and money are, shown on one example. */
export default function ExampleOrder() {
  const t = useTranslator('content/home');
  const facts = useFacts();
  const back =
    facts.sendBack === facts.refund
      ? t('fail.each', { span: facts.refund })
      : t('fail.text', { goods: facts.sendBack, money: facts.refund });
  return (
    <section className={styles.frame} aria-labelledby="example-order">
      <header className={styles.head}>
        <h2 id="example-order">{t('example.title')}</h2>
        <Mpn mpn="XC7A35T-1CPG236C" size={16} />
        <span className={styles.maker} translate="no">
          AMD Xilinx
        </span>
        <Quantity count={counted.all} />
        <MoneyText money={held} held />
        <span className={styles.next}>
          <span className={styles.quiet}>{t('example.next')}</span>
          <PartySquare party="assay">{t('example.lab')}</PartySquare>
          <span>{t('example.report')}</span>
          <WorkingDays
            left={due.workingDaysLeft}
            allowed={due.workingDaysAllowed}
            late={false}
            mine={false}
          />
        </span>
      </header>
      <EscrowTrack
        form="hero"
        view={view}
        notes={{
          seller: t('example.toAssay'),
          dock: t('example.counted', counted),
          qc: t('example.bench', tested),
          gate: t('example.both', { span: facts.confirm }),
          shipped: t('example.carriers', { carriers: facts.carriers }),
          released: t('example.toSeller'),
          buyer: t('example.together'),
        }}
      />
      <EscrowFailLane label={t('fail.label')} text={back} />
    </section>
  );
}
