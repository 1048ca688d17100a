import { Link } from 'react-router';
import { surplusDealUnRead } from '#contract/surplus/calls.ts';
import { useRead } from '#web/api/hooks.ts';
import { useFormat } from '#web/i18n/use-format.ts';
import { useWords } from '#web/i18n/words.ts';
import layout from '#web/ui/layout.module.css';
import { Section } from '#web/ui/Section.tsx';
import styles from '../boards.module.css';
import { OfferForm } from './OfferForm.tsx';
import { tabPath } from './paths.ts';

/** The board's home: offer surplus; what waits, and how a deal is made. */
export function SurplusHome() {
  const s = useWords('boards/surplus');
  const format = useFormat();
  const counts = useRead(surplusDealUnRead, {}).data;
  const figure = (count: number | undefined) => (count === undefined ? '–' : format.number(count));
  return (
    <div className={`${layout.cols} ${styles.home}`}>
      <OfferForm />
      <aside className={layout.sections}>
        <Section title={s('home.waiting')}>
          <div className={styles.counters}>
            <Link to={tabPath('new')}>
              <b>{figure(counts?.surplusDealNum)}</b>
              {s('home.unseen')}
            </Link>
            <Link to={tabPath('reply')}>
              <b>{figure(counts?.replyNum)}</b>
              {s('home.unread')}
            </Link>
          </div>
        </Section>
        <Section title={s('home.how')}>
          <ol className={styles.how}>
            <li>{s('home.how1')}</li>
            <li>{s('home.how2')}</li>
            <li>{s('home.how3')}</li>
          </ol>
        </Section>
      </aside>
    </div>
  );
}
