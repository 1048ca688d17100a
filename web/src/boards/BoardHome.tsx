import { Link } from 'react-router';
import { wantBuyUnRead } from '#contract/boards/calls.ts';
import { useRead } from '#web/api/hooks.ts';
import { useFormat } from '#web/i18n/use-format.ts';
import { useWords } from '#web/i18n/words.ts';
import layout from '#web/ui/layout.module.css';
import { Section } from '#web/ui/Section.tsx';
import { tabPath } from './addresses.ts';
import styles from './boards.module.css';
import { PostForm } from './PostForm.tsx';

/** The board's home: post a request; what waits, and how a deal is made. */
export function BoardHome() {
  const t = useWords('boards');
  const format = useFormat();
  const counts = useRead(wantBuyUnRead, {}).data;
  const figure = (count: number | undefined) => (count === undefined ? '–' : format.number(count));
  return (
    <div className={`${layout.cols} ${styles.home}`}>
      <PostForm />
      <aside className={layout.sections}>
        <Section title={t('home.waiting')}>
          <div className={styles.counters}>
            <Link to={tabPath('new')}>
              <b>{figure(counts?.wantBuyNum)}</b>
              {t('home.unseen')}
            </Link>
            <Link to={tabPath('reply')}>
              <b>{figure(counts?.replyNum)}</b>
              {t('home.unread')}
            </Link>
          </div>
        </Section>
        <Section title={t('home.how')}>
          <ol className={styles.how}>
            <li>{t('home.how1')}</li>
            <li>{t('home.how2')}</li>
            <li>{t('home.how3')}</li>
          </ol>
        </Section>
      </aside>
    </div>
  );
}
