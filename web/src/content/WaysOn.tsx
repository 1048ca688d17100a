import { Link } from 'react-router';
import { useTranslator } from '#web/i18n/translator.ts';
import { Section } from '#web/ui/layout/Section.tsx';
import styles from './Story.module.css';

/** Where pages about the market lead; the words of each stand under `common.go`. */
const places = {
  register: '/register',
  search: '/part-search',
  escrow: '/buyer-place-order',
  escrowAbout: '/intermediary-services',
  buyers: '/buyer-reason',
  sellers: '/seller-reason',
  howToBuy: '/blogs/how-to-buy',
  howToSell: '/blogs/how-to-sell',
  safety: '/safety-guarantee',
  qc: '/qc-detection',
  legal: '/legal-support',
  verify: '/v',
  proofs: '/proof-of-balances',
  faq: '/blogs/FAQ',
  contact: '/blogs/contact-us',
  becomeBuyer: '/become-buyer',
  becomeSeller: '/become-seller',
  blacklist: '/blacklist',
} as const;

export type Place = keyof typeof places;

/** The ways on as a list of links; in a section of its own at the end of a page. */
export function WayList({ to }: { to: readonly Place[] }) {
  const t = useTranslator('content');
  return (
    <ul className={styles.next}>
      {to.map((place) => (
        <li key={place}>
          <Link to={places[place]}>{t(`common.go.${place}`)}</Link>
        </li>
      ))}
    </ul>
  );
}

/** The last section of a page: where to read on or act. */
export function WaysOn({ to }: { to: readonly Place[] }) {
  const t = useTranslator('content');
  return (
    <Section title={t('common.next')}>
      <WayList to={to} />
    </Section>
  );
}
