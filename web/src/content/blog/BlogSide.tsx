import { Link } from 'react-router';
import type { BlogPage } from '#contract/content/page-schemas.ts';
import type { Slug } from '#contract/content/slug-schemas.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import styles from './blog.module.css';
import { blogGroups } from './blog-groups.ts';

/** The other information pages, by the groups of the footer. */
export function BlogSide({ slug }: { slug: Slug }) {
  const t = useTranslator('blog');
  return (
    <nav className={styles.side} aria-label={t('others')}>
      {blogGroups.map(({ group, pages }) => (
        <div key={group}>
          <p>{t(`group.${group}`)}</p>
          <ul>
            {pages.map((page) => (
              <li key={page}>
                <Link to={`/blogs/${page}`} aria-current={page === slug ? 'page' : undefined}>
                  {t(`page.${page}`)}
                </Link>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </nav>
  );
}

function Sections({ headings }: { headings: BlogPage['headings'] }) {
  return (
    <ol>
      {headings.map(({ id, text }) => (
        <li key={id}>
          <a href={`#${encodeURIComponent(id)}`}>{text}</a>
        </li>
      ))}
    </ol>
  );
}

/** The sections of this page: beside the text on a desk, folded above it where there is no room. */
export function BlogContents({ headings }: { headings: BlogPage['headings'] }) {
  const t = useTranslator('blog');
  if (headings.length < 2) return null;
  return (
    <>
      <nav className={styles.contents} aria-label={t('contents')}>
        <p>{t('contents')}</p>
        <Sections headings={headings} />
      </nav>
      <details className={styles.folded}>
        <summary>{t('contents')}</summary>
        <nav aria-label={t('contents')}>
          <Sections headings={headings} />
        </nav>
      </details>
    </>
  );
}
