import { useWords } from '#web/i18n/words.ts';
import { Deadline } from '#web/parts/Deadline.tsx';
import { EscrowFailLane } from '#web/parts/EscrowFailLane.tsx';
import { EscrowTrack } from '#web/parts/EscrowTrack.tsx';
import { MoneyText } from '#web/parts/MoneyText.tsx';
import { Mpn } from '#web/parts/Mpn.tsx';
import { PartySquare } from '#web/parts/PartySquare.tsx';
import { Quantity } from '#web/parts/Quantity.tsx';
import { trackView } from '#web/parts/track-view.ts';
import styles from './ExampleOrder.module.css';

const held = { amount: '18744.00', currency: 'USD' } as const;
const due = {
  on: ['qc'],
  at: '2026-11-19T08:00:00Z',
  workingDaysLeft: 1,
  workingDaysAllowed: 2,
  late: false,
} as const;

/** An invented order at the bench: the same track as real orders, and labelled as an example. */
const view = trackView({
  state: 'inspecting',
  kind: 'agent',
  reader: 'staff',
  held,
  at: {
    paid: '2026-11-09T06:20:00Z',
    inbound: '2026-11-12T09:48:00Z',
    received: '2026-11-13T02:05:00Z',
  },
  due: { ...due, on: [...due.on] },
});

/** Where goods and money are, shown on one example. */
export function ExampleOrder() {
  const t = useWords('content');
  return (
    <section className={styles.frame} aria-labelledby="example-order">
      <header className={styles.head}>
        <h2 id="example-order">{t('example.title')}</h2>
        <Mpn mpn="XC7A35T-1CPG236C" size={16} />
        <span className={styles.maker}>AMD Xilinx</span>
        <Quantity count={480} />
        <MoneyText money={held} held />
        <span className={styles.next}>
          <span className={styles.quiet}>{t('example.next')}</span>
          <PartySquare party="assay">{t('example.lab')}</PartySquare>
          <span>{t('example.report')}</span>
          <Deadline
            dueAt={due.at}
            workingDaysLeft={due.workingDaysLeft}
            workingDaysAllowed={due.workingDaysAllowed}
          />
        </span>
      </header>
      <EscrowTrack
        form="hero"
        view={view}
        notes={{
          seller: t('example.toAssay'),
          dock: t('example.counted'),
          qc: t('example.bench'),
          gate: t('example.both'),
          shipped: t('example.carriers'),
          released: t('example.toSeller'),
          buyer: t('example.together'),
        }}
      />
      <EscrowFailLane label={t('fail.label')} text={t('fail.text')} />
    </section>
  );
}
