import { useWords } from '#web/i18n/words.ts';
import { Slot } from '#web/parts/Slots.tsx';
import { ButtonLink } from '#web/ui/Button.tsx';
import { ExampleOrder } from '../ExampleOrder.tsx';
import { OrderSteps } from '../OrderSteps.tsx';
import { SafetyTable } from '../SafetyTable.tsx';
import styles from './HomePage.module.css';

/** What Assay does in one sentence, one diagram and one table; beside it the quick buy-request. */
export default function HomePage() {
  const t = useWords('content');
  return (
    <div className={styles.home}>
      <section className={styles.hero}>
        <div className={styles.pitch}>
          <h1>{t('headline')}</h1>
          <p className={styles.lead}>{t('lead')}</p>
          <div className={styles.ways}>
            <ButtonLink to="/buyer-place-order" variant="primary" size="lg">
              {t('start')}
            </ButtonLink>
            <ButtonLink to="/v" variant="text" size="lg" iconEnd="forward">
              {t('verify')}
            </ButtonLink>
          </div>
        </div>
        <div className={styles.quick}>
          <Slot name="quickBuy" />
        </div>
      </section>
      <ExampleOrder />
      <OrderSteps />
      <SafetyTable />
    </div>
  );
}
