import { useParams, useSearchParams } from 'react-router';
import { blogOne } from '#contract/content/calls.ts';
import type { BlogPage as Page } from '#contract/content/page-schemas.ts';
import type { Slug } from '#contract/content/slug-schemas.ts';
import { CallFailure } from '#web/api/failure.ts';
import { useCallQuery } from '#web/api/hooks.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { useHead } from '#web/page/use-head.ts';
import { SkeletonLines } from '#web/ui/Skeleton.tsx';
import { MarkdownHtml } from '#web/widgets/MarkdownHtml.tsx';
import { FailNote } from '#web/widgets/records/FailNote.tsx';
import { DateTime } from '#web/widgets/times/DateTime.tsx';
import { BlogContents, BlogSide } from '../blog/BlogSide.tsx';
import styles from '../blog/blog.module.css';
import { isSlug } from '../blog/blog-groups.ts';
import { PageVersions } from '../PageVersions.tsx';
import NotFoundPage from './NotFoundPage.tsx';

/** Returns structured data for search engines: questions with their answers, the organization. */
function jsonLdOf(page: Page | undefined): readonly Record<string, unknown>[] | undefined {
  if (page?.slug === 'about-us') {
    return [{ '@type': 'Organization', name: 'Assay 验芯', description: page.description }];
  }
  if (page?.slug !== 'FAQ' || page.questions.length === 0) return undefined;
  const questions = page.questions.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer },
  }));
  return [{ '@type': 'FAQPage', mainEntity: questions }];
}

/** An information page: terms, guides, questions and who we are. */
export default function BlogPage() {
  const { slug = '' } = useParams();
  return isSlug(slug) ? <Article key={slug} slug={slug} /> : <UnknownArticle />;
}

function UnknownArticle() {
  const t = useTranslator('blog');
  useHead({ title: t('gone'), noIndex: true, status: 404 });
  return <NotFoundPage />;
}

function Article({ slug }: { slug: Slug }) {
  const t = useTranslator('blog');
  const [params] = useSearchParams();
  const wantedVersion = Number(params.get('version') ?? Number.NaN);
  const version =
    Number.isInteger(wantedVersion) && wantedVersion >= 0 && wantedVersion <= 10_000
      ? wantedVersion
      : undefined;
  const read = useCallQuery(blogOne, version === undefined ? { slug } : { slug, version });
  const page = read.data;
  const isNotFound = read.error instanceof CallFailure && read.error.is('notFound');
  useHead({
    title: page?.title ?? t(`page.${slug}`),
    description: page?.description,
    canonical: `/blogs/${slug}`,
    ...(version === undefined ? {} : { noIndex: true }),
    jsonLd: jsonLdOf(page),
    ...(isNotFound ? { status: 404 as const } : {}),
  });
  if (isNotFound) return <UnknownArticle />;
  return (
    <div className={styles.page}>
      <div className={styles.head}>
        <h1>{page?.title ?? t(`page.${slug}`)}</h1>
        {page && <p className={styles.lead}>{page.description}</p>}
        {page && (
          <p className={styles.updated}>
            {t.parts('updated', { day: <DateTime at={page.updatedAt} form="day" /> })}
          </p>
        )}
        {page && <PageVersions page={page} />}
        <FailNote error={read.error} again={() => read.refetch()} />
        {read.isPending && <SkeletonLines label={t('reading')} lines={12} />}
      </div>
      {page && <BlogContents headings={page.headings} />}
      {page && (
        <div className={styles.text}>
          <MarkdownHtml html={page.html} />
        </div>
      )}
      <BlogSide slug={slug} />
    </div>
  );
}
