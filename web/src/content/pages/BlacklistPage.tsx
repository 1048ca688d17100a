import { useState } from 'react';
import { Link } from 'react-router';
import { homeBlacklist } from '#contract/content/calls.ts';
import { blacklistReplyWithin } from '#contract/content/table.ts';
import { useCallQuery } from '#web/api/hooks.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { useHead } from '#web/page/use-head.ts';
import { Button, ButtonLink } from '#web/ui/Button.tsx';
import { Empty } from '#web/ui/Empty.tsx';
import { TextInput } from '#web/ui/form/TextInput.tsx';
import layout from '#web/ui/layout/layout.module.css';
import { Pager } from '#web/ui/table/Pager.tsx';
import { FailNote } from '#web/widgets/records/FailNote.tsx';
import { usePaged } from '#web/widgets/records/use-paged.ts';
import { BlacklistTable } from '../BlacklistTable.tsx';
import styles from '../lists.module.css';

/** The form is the browser's own where there is no JavaScript: it asks for the same address. */
function Filter({ keyword, onKeyword }: { keyword: string; onKeyword: (text: string) => void }) {
  const t = useTranslator('blog');
  const [text, setText] = useState(keyword);
  return (
    <search>
      <form
        className={styles.tools}
        action="/blacklist"
        onSubmit={(event) => {
          event.preventDefault();
          onKeyword(text.trim());
        }}
      >
        <TextInput
          name="keyword"
          type="search"
          aria-label={t('filter')}
          placeholder={t('filter')}
          maxLength={80}
          value={text}
          onChange={setText}
        />
        <Button type="submit">{t('find')}</Button>
        {keyword !== '' && (
          <ButtonLink to="/blacklist" variant="text">
            {t('clear')}
          </ButtonLink>
        )}
      </form>
    </search>
  );
}

/** Suppliers on the public blacklist, with the deal that put each there. */
export default function BlacklistPage() {
  const t = useTranslator('blog');
  const paged = usePaged('/blacklist');
  const { pageNum, pageSize, keyword } = paged;
  const read = useCallQuery(homeBlacklist, { pageNum, pageSize, keyword }, { keep: true });
  useHead({
    title: t('blacklist.title'),
    description: t('blacklist.description'),
    canonical: paged.canonical,
    noIndex: keyword !== '',
  });
  const total = read.data?.total ?? 0;
  const isFiltered = keyword !== '' || total > 0;
  return (
    <div className={layout.publicPage}>
      <h1>{t('blacklist.title')}</h1>
      <p className={styles.lead}>
        {t('blacklist.lead', { days: Number.parseInt(blacklistReplyWithin, 10) })}
      </p>
      <FailNote error={read.error} again={() => read.refetch()} />
      {(read.data || read.isPending) && (
        <div className={styles.list}>
          <Filter key={keyword} keyword={keyword} onKeyword={paged.onKeyword} />
          <BlacklistTable
            rows={read.data?.list}
            refetching={read.isPlaceholderData}
            skeletonRows={pageSize}
            empty={
              <Empty
                title={isFiltered ? t('noRows') : t('blacklist.none')}
                action={isFiltered && <ButtonLink to="/blacklist">{t('first')}</ButtonLink>}
              />
            }
          />
          {total > 0 && (
            <Pager
              total={total}
              page={pageNum}
              pageSize={pageSize}
              pageHref={paged.href}
              onPageSize={paged.onPageSize}
            />
          )}
          <p className={styles.how}>
            {t('blacklist.how')} <Link to="/add-complaint-seller">{t('blacklist.complain')}</Link>
          </p>
        </div>
      )}
    </div>
  );
}
