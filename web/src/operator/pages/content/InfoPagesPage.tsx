import { Link, useParams } from 'react-router';
import type { PageStatus } from '#contract/content/page-schemas.ts';
import { pageRef } from '#contract/content/refs.ts';
import type { Slug } from '#contract/content/slug-schemas.ts';
import { slugs } from '#contract/content/slugs.ts';
import { opsPageList, opsPageOne } from '#contract/content/staff-calls.ts';
import { isLegalDocument } from '#contract/legal/documents.ts';
import type { Language } from '#contract/option-schemas.ts';
import { languages } from '#contract/options.ts';
import { useCallQuery } from '#web/api/hooks.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { PageHead } from '#web/ui/layout/PageHead.tsx';
import { SkeletonLines } from '#web/ui/Skeleton.tsx';
import { CellNote, type Column, Table } from '#web/ui/table/Table.tsx';
import { WorkBar } from '#web/widgets/claims/WorkBar.tsx';
import { FailNote } from '#web/widgets/records/FailNote.tsx';
import { DateTime } from '#web/widgets/times/DateTime.tsx';
import styles from '../../content/content.module.css';
import { PageEditor } from '../../content/PageEditor.tsx';

/** The page and language that the address names; null where it names none that is. */
function readPageParams(params: Readonly<Partial<Record<string, string>>>) {
  const slug = slugs.find((one) => one === params['slug']);
  const lang = languages.find((one) => one === params['in']);
  return slug && lang ? { slug, lang } : null;
}

/** Information pages: every page in every language, and the editor of one of them. */
export default function InfoPagesPage() {
  const one = readPageParams(useParams());
  return one ? <OnePage key={`${one.slug}/${one.lang}`} {...one} /> : <AllPages />;
}

function AllPages() {
  const t = useTranslator('content-desk');
  const names = useTranslator('blog');
  const read = useCallQuery(opsPageList, {});
  const findStatus = (slug: Slug, lang: Language) =>
    read.data?.find((one) => one.slug === slug && one.lang === lang);
  const columns: Column<Slug>[] = [
    {
      key: 'page',
      head: t('page.page'),
      phone: 'title',
      cell: (slug) => <b className={styles.name}>{names(`page.${slug}`)}</b>,
    },
    ...languages.map(
      (lang): Column<Slug> => ({
        key: lang,
        head: t(`lang.${lang}`),
        phone: 'wide',
        cell: (slug) => <Cell slug={slug} lang={lang} status={findStatus(slug, lang)} />,
      }),
    ),
  ];
  return (
    <>
      <PageHead title={t('page.title')} />
      <p className={styles.about}>{t('page.about')}</p>
      <FailNote error={read.error} again={() => read.refetch()} />
      <Table
        label={t('page.title')}
        columns={columns}
        rows={read.data && slugs}
        rowKey={(slug) => slug}
        skeletonRows={slugs.length}
      />
    </>
  );
}

function Cell(props: { slug: Slug; lang: Language; status: PageStatus | undefined }) {
  const { slug, lang, status } = props;
  const t = useTranslator('content-desk');
  const publishing = useTranslator('operator/publish');
  const names = useTranslator('blog');
  const state =
    status === undefined
      ? t('page.none')
      : status.own
        ? t('page.own')
        : t('page.revision', { number: status.revision });
  return (
    <>
      <Link
        to={
          isLegalDocument(slug)
            ? `/ops/content/terms?document=${slug}`
            : `/ops/content/pages/${slug}/${lang}`
        }
        aria-label={t('page.edit', { page: names(`page.${slug}`), lang: t(`lang.${lang}`) })}
      >
        {state}
      </Link>
      <CellNote>{status && <DateTime at={status.updatedAt} form="day" />}</CellNote>
      {status?.scheduled && (
        <CellNote>
          {t('page.revision', { number: status.scheduled.revision })}{' '}
          {publishing.parts('effectiveFrom', { at: <DateTime at={status.scheduled.at} /> })}
        </CellNote>
      )}
    </>
  );
}

function OnePage({ slug, lang }: { slug: Slug; lang: Language }) {
  const t = useTranslator('content-desk');
  const names = useTranslator('blog');
  const read = useCallQuery(opsPageOne, { slug, lang });
  const page = read.data;
  return (
    <>
      <PageHead
        title={`${names(`page.${slug}`)} · ${t(`lang.${lang}`)}`}
        actions={
          <>
            <Link to="/ops/content/pages">{t('page.back')}</Link>
            <a href={`/blogs/${slug}?lang=${lang}`} target="_blank" rel="noreferrer">
              {t('page.site')}
            </a>
          </>
        }
      />
      <FailNote error={read.error} again={() => read.refetch()} />
      {read.isPending && <SkeletonLines label={names('reading')} lines={10} />}
      <WorkBar record="content" no={pageRef(slug, lang)} />
      {page && <PageEditor key={page.revision} page={page} />}
    </>
  );
}
