import { useState } from 'react';
import { useLocation } from 'react-router';
import { claimPath, consoleOf, orderListPath } from '#contract/addresses.ts';
import { claimList } from '#contract/claims/calls.ts';
import { claimTabs } from '#contract/claims/constants.ts';
import { useCallQuery } from '#web/api/hooks.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { Button, ButtonLink } from '#web/ui/Button.tsx';
import { Empty } from '#web/ui/Empty.tsx';
import layout from '#web/ui/layout/layout.module.css';
import { PageHead } from '#web/ui/layout/PageHead.tsx';
import { Tabs } from '#web/ui/layout/Tabs.tsx';
import { Pager } from '#web/ui/table/Pager.tsx';
import { usePaging } from '#web/ui/table/use-paging.ts';
import { useDebounced } from '#web/ui/use-debounced.ts';
import { FailNote } from '#web/widgets/records/FailNote.tsx';
import { useStoredTab } from '#web/widgets/records/use-stored-tab.ts';
import { kindOf, tabKey } from '../addresses.ts';
import { ClaimSearch } from '../ClaimSearch.tsx';
import { ClaimTable } from '../ClaimTable.tsx';
import { useClaimExport } from '../use-claim-export.ts';

const TYPING_MS = 300;
const EVERY_MS = 60_000;

/** My claims on orders of one kind, in the console of the reader. */
export default function ClaimListPage() {
  const { pathname } = useLocation();
  // Each of the four lists keeps its own tab, filter and page.
  return <ClaimList key={pathname} path={pathname} />;
}

function ClaimList({ path }: { path: string }) {
  const t = useTranslator('claims');
  const console = consoleOf(path);
  const kind = kindOf(path);
  const [index, setIndex] = useStoredTab(tabKey(console, kind), claimTabs.length);
  const [typed, setTyped] = useState('');
  const keyword = useDebounced(typed.trim(), TYPING_MS);
  const paging = usePaging();
  const tab = claimTabs[index] ?? 'all';
  const input = { kind, tab, keyword, ...paging.input };
  const claims = useCallQuery(claimList, input, { previous: true, everyMs: EVERY_MS });
  const { counts } = claims.data ?? {};
  // The file has what stands in the field, also where the list is not there yet.
  const file = useClaimExport({ kind, tab, keyword: typed.trim() });
  return (
    <>
      <PageHead title={t(`title.${kind}`)} />
      <Tabs
        label={t('tabs.label')}
        value={tab}
        tabs={claimTabs.map((value) => ({
          value,
          label: t(`tabs.${value}`),
          count: counts?.[value],
        }))}
        onChange={(value) => {
          setIndex(claimTabs.indexOf(value));
          paging.first();
        }}
      />
      <div className={layout.filterBar}>
        <ClaimSearch
          value={typed}
          onChange={(text) => {
            setTyped(text);
            paging.first();
          }}
        />
        {typed && (
          <Button variant="text" onClick={() => setTyped('')}>
            {t('list.clear')}
          </Button>
        )}
        <span className={layout.end}>{file.menu}</span>
      </div>
      {file.note}
      <FailNote error={claims.error} again={() => claims.refetch()} />
      {!claims.isError && (
        <ClaimTable
          label={t(`title.${kind}`)}
          claims={claims.data?.list}
          pathOf={({ id }) => claimPath(console, kind, id)}
          refetching={claims.isPlaceholderData}
          empty={<NoClaims path={path} tab={tab} keyword={keyword} />}
        />
      )}
      {claims.data && claims.data.total > 0 && (
        <Pager total={claims.data.total} {...paging.pager} />
      )}
    </>
  );
}

interface NothingProps {
  readonly path: string;
  readonly tab: (typeof claimTabs)[number];
  readonly keyword: string;
}

function NoClaims({ path, tab, keyword }: NothingProps) {
  const t = useTranslator('claims');
  const console = consoleOf(path);
  if (keyword) return <Empty title={t('list.emptyFound', { keyword })} />;
  if (tab === 'mine') return <Empty title={t('list.emptyMine')} />;
  if (console === 'seller') return <Empty title={t('list.emptySeller')} />;
  return (
    <Empty
      title={t('list.empty')}
      action={<ButtonLink to={orderListPath(console, kindOf(path))}>{t('list.orders')}</ButtonLink>}
    />
  );
}
