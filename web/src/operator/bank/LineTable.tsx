import type { BankLine } from '#contract/bank/line-schemas.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { Empty } from '#web/ui/Empty.tsx';
import { Checkbox } from '#web/ui/form/Checkbox.tsx';
import { CellNote, type Column, Table } from '#web/ui/table/Table.tsx';
import text from '#web/ui/text.module.css';
import { MoneyText } from '#web/widgets/money/MoneyText.tsx';
import styles from './bank.module.css';
import { LineTag } from './LineTag.tsx';

interface Props {
  readonly lines: readonly BankLine[] | undefined;
  readonly openId: string | null;
  /** Lines that are matched together with the open one. */
  readonly chosen: ReadonlySet<string>;
  readonly onOpen: (line: BankLine) => void;
  readonly onChoose: (line: BankLine, isChosen: boolean) => void;
}

/** The lines of a statement; one is open, others of it may be matched with it. */
export function LineTable({ lines, openId, chosen, onOpen, onChoose }: Props) {
  const t = useTranslator('operator/bank');
  const columns: Column<BankLine>[] = [
    {
      key: 'choose',
      head: <span className={text.vh}>{t('choosePerson')}</span>,
      width: 24,
      phone: 'choose',
      cell: (line) =>
        line.state === 'open' &&
        !line.approval && (
          <Checkbox
            checked={chosen.has(line.id)}
            aria-label={t('chooseLine', { seq: line.seq })}
            onChange={(isChosen) => onChoose(line, isChosen)}
          />
        ),
    },
    { key: 'state', head: t('state'), phone: 'left', cell: (line) => <LineTag line={line} /> },
    {
      key: 'day',
      head: t('day'),
      phone: 'right',
      cell: (line) => <span className={styles.day}>{line.bookedOn}</span>,
    },
    {
      key: 'payer',
      head: t('payer'),
      phone: 'title',
      cell: (line) => (
        <div className={styles.wrap}>
          <button type="button" className={styles.pick} onClick={() => onOpen(line)}>
            {line.name || line.reference || t('noName')}
          </button>
          {line.name !== '' && <CellNote>{line.reference}</CellNote>}
          {line.twins > 1 && <CellNote>{t('twin', { at: line.twin, all: line.twins })}</CellNote>}
          {line.state === 'open' && line.assignedTo && (
            <CellNote tone="amber">
              {t('lookedInto', { name: line.assignedTo, day: line.assignedUntil ?? '' })}
            </CellNote>
          )}
          {line.match && (
            <CellNote>
              {line.match.items.map(({ no }) => no).join(', ') || t('bankCharge')}
              {' · '}
              {t(`method.${line.match.method}`)}
            </CellNote>
          )}
        </div>
      ),
    },
    {
      key: 'amount',
      head: t('amount'),
      figures: true,
      phone: 'value',
      cell: (line) => <MoneyText money={line.amount} signed bare />,
    },
  ];
  return (
    <Table
      label={t('lines')}
      columns={columns}
      rows={lines}
      rowKey={(line) => line.id}
      chosen={(line) => line.id === openId}
      empty={<Empty title={t('noLines')} />}
    />
  );
}
