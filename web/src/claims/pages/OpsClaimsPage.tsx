import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { opsClaimList } from '#contract/claims/calls.ts';
import { useCallQuery } from '#web/api/hooks.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { Empty } from '#web/ui/Empty.tsx';
import layout from '#web/ui/layout/layout.module.css';
import { PageHead } from '#web/ui/layout/PageHead.tsx';
import { Tabs } from '#web/ui/layout/Tabs.tsx';
import { Pager } from '#web/ui/table/Pager.tsx';
import { usePaging } from '#web/ui/table/use-paging.ts';
import { useDebounced } from '#web/ui/use-debounced.ts';
import { FailNote } from '#web/widgets/records/FailNote.tsx';
import { ClaimedSelect, claimedChoices } from '#web/widgets/tasks/ClaimedSelect.tsx';
import { WorkTable } from '#web/widgets/tasks/WorkTable.tsx';
import { useClaimColumns } from '../ClaimColumns.tsx';
import { ClaimSearch } from '../ClaimSearch.tsx';

const TYPING_MS = 300;
const EVERY_MS = 60_000;
const pathOf = ({ id }: { id: string }) => `/ops/after-sales/${id}`;
const tabs = ['open', 'support', 'warehouse', 'ended', 'all'] as const;

/** Claims at the desks: what waits for one comes first, by deadline. */
export default function OpsClaimsPage() {
  const desk = useTranslator('claims/desk');
  const [params, setParams] = useSearchParams();
  const tab = tabs.find((one) => one === params.get('tab')) ?? 'open';
  const claimed = claimedChoices.find((one) => one === params.get('claimed')) ?? 'any';
  const navigate = useNavigate();
  const [typed, setTyped] = useState('');
  const find = useDebounced(typed.trim(), TYPING_MS);
  const paging = usePaging();
  const read = useCallQuery(
    opsClaimList,
    { tab, claimed, find, ...paging.input },
    { previous: true, everyMs: EVERY_MS },
  );
  const columns = useClaimColumns(read.data?.list, pathOf);
  return (
    <>
      <PageHead title={desk('title')} />
      <Tabs
        label={desk('tabs')}
        value={tab}
        tabs={tabs.map((value) => ({ value, label: desk(`tab.${value}`) }))}
        onChange={(value) => {
          setParams({ tab: value, claimed }, { replace: true });
          paging.first();
        }}
      />
      <div className={layout.filterBar}>
        <ClaimedSelect
          value={claimed}
          onChange={(value) => {
            setParams({ tab, claimed: value }, { replace: true });
            paging.first();
          }}
        />
        <ClaimSearch
          value={typed}
          onChange={(text) => {
            setTyped(text);
            paging.first();
          }}
        />
      </div>
      <FailNote error={read.error} again={() => read.refetch()} />
      {!read.isError && (
        <WorkTable
          label={desk('title')}
          columns={columns}
          rows={read.data?.list}
          rowKey={({ id }) => id}
          work={{ record: 'claim', refOf: ({ no }) => no }}
          onOpen={(row) => void navigate(pathOf(row))}
          refetching={read.isPlaceholderData}
          empty={<Empty title={desk('empty')} />}
        />
      )}
      {read.data && read.data.total > 0 && <Pager total={read.data.total} {...paging.pager} />}
    </>
  );
}
