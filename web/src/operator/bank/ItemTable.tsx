import { useState } from 'react';
import { Link } from 'react-router';
import type { BankItem } from '#contract/bank/line-schemas.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { Empty } from '#web/ui/Empty.tsx';
import { Checkbox } from '#web/ui/form/Checkbox.tsx';
import { KeywordInput } from '#web/ui/form/KeywordInput.tsx';
import { Section } from '#web/ui/layout/Section.tsx';
import { CellNote, type Column, Table } from '#web/ui/table/Table.tsx';
import text from '#web/ui/text.module.css';
import { MoneyText } from '#web/widgets/money/MoneyText.tsx';
import { itemKey } from './match-sum.ts';

interface Props {
  readonly items: readonly BankItem[];
  /** How many records there are, which may be more than the list has. */
  readonly total: number;
  readonly chosen: ReadonlySet<string>;
  /** Null while no open line is chosen: then there is nothing to match with. */
  readonly onChoose: ((item: BankItem, isChosen: boolean) => void) | null;
}

/** Rows that are shown at once: more are found by a keyword. */
const ROWS_MOST = 200;

/** Returns whether a record has a keyword in its number, its owner's name or its amount. */
function isFound({ no, ownerName, amount }: BankItem, keyword: string): boolean {
  const wanted = keyword.trim().toLowerCase().replaceAll(',', '');
  return [no, ownerName, amount.amount].some((one) => one.toLowerCase().includes(wanted));
}

/** Records that have no line yet: what is announced, and what was booked without one. */
export function ItemTable({ items, total, chosen, onChoose }: Props) {
  const t = useTranslator('operator/bank');
  const [keyword, setKeyword] = useState('');
  const found = items.filter((item) => isFound(item, keyword));
  const rows = found.slice(0, ROWS_MOST);
  const more = found.length - rows.length;
  const leftOut = total - items.length;
  const columns: Column<BankItem>[] = [
    {
      key: 'choose',
      head: <span className={text.vh}>{t('choosePerson')}</span>,
      width: 24,
      phone: 'choose',
      cell: (item) => (
        <Checkbox
          checked={chosen.has(itemKey(item))}
          disabled={onChoose === null}
          aria-label={item.no}
          onChange={(isChosen) => onChoose?.(item, isChosen)}
        />
      ),
    },
    {
      key: 'no',
      head: t('record'),
      phone: 'title',
      cell: (item) => (
        <>
          <Link to={item.link} translate="no">
            {item.no}
          </Link>
          <CellNote>
            {t(`kind.${item.kind}`)} · {item.on}
          </CellNote>
          {item.booked && <CellNote tone="amber">{t('bookedNoLine')}</CellNote>}
        </>
      ),
    },
    { key: 'owner', head: t('member'), cell: (item) => item.ownerName },
    {
      key: 'amount',
      head: t('amount'),
      figures: true,
      phone: 'value',
      cell: (item) => <MoneyText money={item.amount} signed bare />,
    },
  ];
  return (
    <Section title={t('openRecords')} aside={t('openRecordsHint')}>
      {total > ROWS_MOST && (
        <KeywordInput label={t('findRecord')} keyword={keyword} onSearch={setKeyword} names />
      )}
      <Table
        label={t('openRecords')}
        columns={columns}
        rows={rows}
        rowKey={itemKey}
        dense
        empty={<Empty title={t(keyword === '' ? 'noRecords' : 'noRecordFound')} />}
      />
      {leftOut > 0 && <p className={text.q}>{t('recordsLeftOut', { count: leftOut })}</p>}
      {more > 0 && <p className={text.q}>{t('moreRecords', { count: more })}</p>}
    </Section>
  );
}
