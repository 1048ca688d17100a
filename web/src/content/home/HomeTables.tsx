import { Link } from 'react-router';
import { homeBlacklist, homePopularParts } from '#contract/content/calls.ts';
import { useCallQuery } from '#web/api/hooks.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { Empty } from '#web/ui/Empty.tsx';
import { Section } from '#web/ui/layout/Section.tsx';
import { FailNote } from '#web/widgets/records/FailNote.tsx';
import { BlacklistTable } from '../BlacklistTable.tsx';
import { PopularTable } from '../PopularTable.tsx';

const POPULAR_ROWS = 8;
const BLACKLIST_ROWS = 5;

/** The newest published deals; the rest is a page of its own. */
export function PopularSection() {
  const t = useTranslator('content/home');
  const read = useCallQuery(homePopularParts, { pageNum: 1, pageSize: POPULAR_ROWS });
  return (
    <Section
      title={t('popular.title')}
      aside={t('popular.aside')}
      action={<Link to="/hot-sale-parts">{t('popular.all')}</Link>}
    >
      {read.error && !read.data ? (
        <FailNote error={read.error} again={() => void read.refetch()} />
      ) : (
        <PopularTable
          rows={read.data?.list}
          skeletonRows={POPULAR_ROWS}
          empty={<Empty title={t('popular.none')}>{t('popular.noneText')}</Empty>}
        />
      )}
    </Section>
  );
}

/** The suppliers listed last; the rest is a page of its own. */
export function BlacklistSection() {
  const t = useTranslator('content/home');
  const read = useCallQuery(homeBlacklist, { pageNum: 1, pageSize: BLACKLIST_ROWS });
  return (
    <Section
      title={t('blacklist.title')}
      aside={t('blacklist.aside')}
      action={<Link to="/blacklist">{t('blacklist.all')}</Link>}
    >
      {read.error && !read.data ? (
        <FailNote error={read.error} again={() => void read.refetch()} />
      ) : (
        <BlacklistTable
          rows={read.data?.list}
          skeletonRows={BLACKLIST_ROWS}
          empty={<Empty title={t('blacklist.none')}>{t('blacklist.noneText')}</Empty>}
        />
      )}
    </Section>
  );
}
