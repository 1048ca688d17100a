import { Link } from 'react-router';
import type { BlogPage } from '#contract/content/page-schemas.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { Note } from '#web/ui/Note.tsx';
import { DateTime } from '#web/widgets/times/DateTime.tsx';
import styles from './blog/blog.module.css';

/** The versions of a page that members accept: which one this is, and the others. */
export function PageVersions({ page }: { page: BlogPage }) {
  const t = useTranslator('blog');
  const { slug, version, versions } = page;
  if (version === null || versions.length < 2) return null;
  const chosenVersion = versions.find(({ number }) => number === version);
  const scheduled = versions.find(({ state }) => state === 'scheduled');
  return (
    <div className={styles.versions}>
      {chosenVersion && chosenVersion.state !== 'current' && (
        <Note tone="wait">{t(`version.${chosenVersion.state}`)}</Note>
      )}
      {scheduled && scheduled !== chosenVersion && (
        <Note tone="wait">
          {t.parts('version.announced', {
            day: <DateTime at={scheduled.effectiveAt} form="day" />,
            version: (
              <Link to={`/blogs/${slug}?version=${scheduled.number}`}>
                {t('version.one', { number: scheduled.number })}
              </Link>
            ),
          })}
        </Note>
      )}
      <ul aria-label={t('version.all')}>
        {versions.map(({ number, state, effectiveAt }) => (
          <li key={number}>
            <Link
              to={state === 'current' ? `/blogs/${slug}` : `/blogs/${slug}?version=${number}`}
              aria-current={number === version ? 'page' : undefined}
            >
              {t('version.one', { number })}
            </Link>{' '}
            <DateTime at={effectiveAt} form="day" />
          </li>
        ))}
      </ul>
    </div>
  );
}
