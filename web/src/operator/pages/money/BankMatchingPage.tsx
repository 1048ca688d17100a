import { useState } from 'react';
import { useParams, useSearchParams } from 'react-router';
import { opsBankMatchAll, opsBankStatementOne } from '#contract/bank/calls.ts';
import { lineFilters } from '#contract/bank/constants.ts';
import type { BankItem, BankLine } from '#contract/bank/line-schemas.ts';
import type { Output } from '#contract/call.ts';
import { useCallQuery, useCommand } from '#web/api/hooks.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { useFormat } from '#web/i18n/use-format.ts';
import { Button } from '#web/ui/Button.tsx';
import { Segmented } from '#web/ui/form/Segmented.tsx';
import { PageHead } from '#web/ui/layout/PageHead.tsx';
import { Section } from '#web/ui/layout/Section.tsx';
import { Note } from '#web/ui/Note.tsx';
import { toast } from '#web/ui/overlay/toast.ts';
import { Pager } from '#web/ui/table/Pager.tsx';
import { MoneyText } from '#web/widgets/money/MoneyText.tsx';
import { FailNote } from '#web/widgets/records/FailNote.tsx';
import styles from '../../bank/bank.module.css';
import { ItemTable } from '../../bank/ItemTable.tsx';
import { LinePanel } from '../../bank/LinePanel.tsx';
import { LineTable } from '../../bank/LineTable.tsx';
import type { ChosenLine } from '../../bank/MatchPanel.tsx';
import { itemKey } from '../../bank/match-sum.ts';

type Read = Output<typeof opsBankStatementOne>;

/** One statement: its lines beside what they seem to be and the records that have no line. */
export default function BankMatchingPage() {
  const { id = '' } = useParams();
  const [filter, setFilter] = useState<(typeof lineFilters)[number]>('all');
  const [params, setParams] = useSearchParams();
  const line = params.get('line') ?? undefined;
  const [pageNum, setPageNum] = useState(1);
  const input = { id, filter, pageNum, ...(line !== undefined && { line }) };
  const read = useCallQuery(opsBankStatementOne, input, { previous: true });
  const leaveLine = () => setParams({}, { replace: true });
  if (!read.data) return <FailNote error={read.error} again={() => read.refetch()} />;
  return (
    <Matching
      // Another statement, or a line of this one by its address, is chosen anew.
      key={`${read.data.statement.id}/${line ?? ''}`}
      data={read.data}
      openId={line ?? null}
      filter={filter}
      onFilter={(next) => {
        setFilter(next);
        setPageNum(1);
        leaveLine();
      }}
      pageNum={read.data.pageNum}
      onPage={(next) => {
        setPageNum(next);
        leaveLine();
      }}
    />
  );
}

interface Props {
  readonly data: Read;
  /** The line that the address names. */
  readonly openId: string | null;
  readonly filter: (typeof lineFilters)[number];
  readonly onFilter: (filter: (typeof lineFilters)[number]) => void;
  readonly pageNum: number;
  readonly onPage: (page: number) => void;
}

/** The records and further lines that are chosen for the open line. */
interface Choice {
  readonly openId: string | null;
  readonly lines: readonly ChosenLine[];
  readonly items: readonly BankItem[];
}
const nothing: Choice = { openId: null, lines: [], items: [] };

const choiceOf = (line: BankLine): Choice => ({
  openId: line.id,
  lines: line.suggestion?.lines ?? [line],
  items: line.suggestion?.items ?? [],
});

function Matching({ data, openId, filter, onFilter, pageNum, onPage }: Props) {
  const t = useTranslator('operator/bank');
  const { statement, counts, lines, items, people, chargeMost } = data;
  const [choice, setChoice] = useState<Choice>(() => {
    const first = lines.find((one) => one.id === openId);
    return first === undefined ? nothing : choiceOf(first);
  });
  const line = lines.find((one) => one.id === choice.openId) ?? null;
  // After a change the chosen lines are of an older version: the open one is taken anew.
  const chosenLines = choice.lines.map((one) => lines.find(({ id }) => id === one.id) ?? one);
  const isOpen = line !== null && line.state === 'open' && !line.approval;
  const chooseItem = (item: BankItem, isChosen: boolean) => {
    const rest = choice.items.filter((one) => itemKey(one) !== itemKey(item));
    setChoice({ ...choice, items: isChosen ? [...rest, item] : rest });
  };
  const chooseLine = (one: BankLine, isChosen: boolean) => {
    if (!isOpen) {
      setChoice(choiceOf(one));
      return;
    }
    const rest = choice.lines.filter(({ id }) => id !== one.id);
    const next = isChosen ? [...rest, one] : rest;
    setChoice(next.length === 0 ? nothing : { ...choice, lines: next });
  };
  return (
    <>
      <PageHead
        title={t('statementOf', { day: statement.closedOn })}
        actions={<MatchAll data={data} />}
      />
      <Facts data={data} />
      <div className={styles.desk}>
        <Section title={t('lines')}>
          <Segmented
            label={t('state')}
            small
            value={filter}
            onChange={onFilter}
            options={lineFilters.map((one) => ({
              value: one,
              label: `${t(`filter.${one}`)} ${counts[one] ?? 0}`,
            }))}
          />
          <LineTable
            lines={lines}
            openId={choice.openId}
            chosen={new Set(choice.lines.map(({ id }) => id))}
            onOpen={(one) => setChoice(choiceOf(one))}
            onChoose={chooseLine}
          />
          {data.total > data.pageSize && (
            <Pager total={data.total} page={pageNum} pageSize={data.pageSize} onPage={onPage} />
          )}
        </Section>
        <div className={styles.side}>
          {line ? (
            <LinePanel
              key={line.id}
              line={line}
              lines={chosenLines}
              items={choice.items}
              people={people}
              chargeMost={chargeMost}
              onDrop={(item) => chooseItem(item, false)}
              onDone={() => setChoice(nothing)}
            />
          ) : (
            <Note>{t('chooseOne')}</Note>
          )}
          <ItemTable
            items={items}
            total={data.itemsTotal}
            chosen={new Set(choice.items.map(itemKey))}
            onChoose={isOpen ? chooseItem : null}
          />
        </div>
      </div>
    </>
  );
}

function Facts({ data: { statement } }: { data: Read }) {
  const t = useTranslator('operator/bank');
  const format = useFormat();
  const facts = [
    ['opening', statement.opening],
    ['incoming', statement.incoming],
    ['outgoing', statement.outgoing],
    ['closing', statement.closing],
  ] as const;
  return (
    <>
      <p className={styles.facts}>
        {facts.map(([key, money]) => (
          <span key={key}>
            {t(key)} <b>{<MoneyText money={money} />}</b>
          </span>
        ))}
        <span translate="no">
          {statement.account} · {statement.fileName}
        </span>
      </p>
      {statement.gap && (
        <Note tone="fail">{t('gapNote', { money: format.money(statement.gap) })}</Note>
      )}
    </>
  );
}

function MatchAll({ data: { statement, counts } }: { data: Read }) {
  const t = useTranslator('operator/bank');
  const run = useCommand(opsBankMatchAll, {
    onDone: ({ matched, requested, failed, left }) =>
      toast(t('ran', { matched, requested, failed, left })),
  });
  const count = counts.certain ?? 0;
  return (
    <Button
      variant="primary"
      disabled={count === 0}
      loading={run.isPending}
      onClick={() => run.mutate({ id: statement.id })}
    >
      {t('matchAll', { count })}
    </Button>
  );
}
