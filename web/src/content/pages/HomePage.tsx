import { useTranslator } from '#web/i18n/translator.ts';
import { Still } from '#web/page/Still.tsx';
import { useHead } from '#web/page/use-head.ts';
import { ButtonLink } from '#web/ui/Button.tsx';
import { Slot } from '#web/widgets/Slots.tsx';
import { BenchPictures } from '../home/BenchPictures.tsx';
import { Counters } from '../home/Counters.tsx';
import { organization, webSite } from '../json-ld.ts';
import styles from './HomePage.module.css';

const NAME = 'Assay 验芯';

const TABLES = 'src/content/home/HomeTables.tsx';
const loadPopular = async () => ({
  default: (await import('../home/HomeTables.tsx')).PopularSection,
});
const blacklist = async () => ({
  default: (await import('../home/HomeTables.tsx')).BlacklistSection,
});
const safety = async () => {
  const { HomeSafety } = await import('../home/HomeSafety.tsx');
  return { default: () => <HomeSafety action /> };
};
const exampleOrder = () => import('../ExampleOrder.tsx');

/** Shows the service, one order as a diagram, today's figures, recent deals, and the guarantees. */
export default function HomePage() {
  const t = useTranslator('content');
  useHead({
    description: t('home.description'),
    canonical: '/home',
    jsonLd: [organization(NAME, t('home.description')), webSite(NAME)],
  });
  return (
    <div className={styles.home}>
      <section className={styles.hero}>
        <div className={styles.pitch}>
          <h1>{t('home.headline')}</h1>
          <p className={styles.lead}>{t('home.lead')}</p>
          <div className={styles.ways}>
            <ButtonLink to="/buyer-place-order" variant="primary" size="lg">
              {t('home.start')}
            </ButtonLink>
            <ButtonLink to="/v" variant="text" size="lg" iconEnd="forward">
              {t('home.verify')}
            </ButtonLink>
          </div>
        </div>
        <div className={styles.quick}>
          <Slot name="quickBuy" />
        </div>
      </section>
      <div className={styles.track}>
        <Still file="src/content/ExampleOrder.tsx" load={exampleOrder} />
        <Counters />
      </div>
      <Still file={TABLES} load={loadPopular} />
      <Still file="src/content/home/HomeSafety.tsx" load={safety} />
      <BenchPictures />
      <Still file={TABLES} load={blacklist} />
    </div>
  );
}
