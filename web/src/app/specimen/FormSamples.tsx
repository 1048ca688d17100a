import { useState } from 'react';
import { DateTime } from '../../parts/DateTime.tsx';
import { EscrowTrack } from '../../parts/EscrowTrack.tsx';
import { MoneyText } from '../../parts/MoneyText.tsx';
import { Mpn } from '../../parts/Mpn.tsx';
import { trackView } from '../../parts/track-view.ts';
import { Button } from '../../ui/Button.tsx';
import { Checkbox } from '../../ui/Checkbox.tsx';
import { DataTable } from '../../ui/DataTable.tsx';
import { DateField } from '../../ui/DateField.tsx';
import { DefinitionList } from '../../ui/DefinitionList.tsx';
import { Empty } from '../../ui/Empty.tsx';
import { Field } from '../../ui/Field.tsx';
import { FigureInput } from '../../ui/FigureInput.tsx';
import { FileField } from '../../ui/FileField.tsx';
import { Note } from '../../ui/Note.tsx';
import { Pager } from '../../ui/Pager.tsx';
import { RadioGroup } from '../../ui/RadioGroup.tsx';
import { Select } from '../../ui/Select.tsx';
import { SkeletonLines } from '../../ui/Skeleton.tsx';
import { CellNote, type Column } from '../../ui/Table.tsx';
import { TextArea } from '../../ui/TextArea.tsx';
import { TextInput } from '../../ui/TextInput.tsx';
import styles from './SpecimenPage.module.css';
import { samples } from './sample-orders.ts';

interface Row {
  readonly mpn: string;
  readonly maker: string;
  readonly amount: string;
  readonly at: string;
}

const rows: readonly Row[] = [
  {
    mpn: 'STM32F103C8T6',
    maker: 'STMicroelectronics',
    amount: '7150.00',
    at: '2026-11-18T02:21:00Z',
  },
  { mpn: 'MT41K256M16TW-107:P', maker: 'Micron', amount: '920.00', at: '2026-11-17T09:32:00Z' },
];

const columns: readonly Column<Row>[] = [
  {
    key: 'mpn',
    head: 'Part',
    cell: (row) => (
      <>
        <Mpn mpn={row.mpn} />
        <CellNote>LOT-261113-031, reel</CellNote>
      </>
    ),
    phone: 'title',
    sortBy: (row) => row.mpn,
  },
  { key: 'maker', head: 'Manufacturer', cell: (row) => row.maker },
  {
    key: 'escrow',
    head: 'Escrow',
    cell: () => samples[7] && <EscrowTrack form="strip" view={trackView(samples[7])} />,
    phone: 'wide',
  },
  { key: 'at', head: 'Time (GMT+8)', cell: (row) => <DateTime at={row.at} />, phone: 'off' },
  {
    key: 'amount',
    head: 'Amount, USD',
    figures: true,
    phone: 'value',
    cell: (row) => <MoneyText bare money={{ amount: row.amount, currency: 'USD' }} />,
    sortBy: (row) => Number(row.amount),
  },
  { key: 'act', head: 'Action', action: true, cell: () => <Button size="xs">Open</Button> },
];

/** Fields, notes, tables and files. */
export function FormSamples() {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set(['STM32F103C8T6']));
  const [page, setPage] = useState(3);
  return (
    <>
      <div className={styles.two}>
        <Fields />
        <Notes />
      </div>
      <DataTable
        label="Order lines"
        columns={columns}
        rows={rows}
        rowKey={(row) => row.mpn}
        selected={chosen}
        onSelect={setChosen}
      />
      <Pager total={183} page={page} pageSize={10} onPage={setPage} onPageSize={() => undefined} />
      <DataTable label="Loading" columns={columns} rows={undefined} rowKey={(row) => row.mpn} />
    </>
  );
}

function Fields() {
  const [text, setText] = useState('TPS54331DR');
  const [count, setCount] = useState('5000');
  const [day, setDay] = useState('2026-11-18');
  const [wide, setWide] = useState(false);
  const [reason, setReason] = useState<'a' | 'b'>('a');
  return (
    <div className={styles.stack}>
      <Field label="Part number" required hint="As the maker writes it.">
        <TextInput mono upper value={text} onChange={setText} />
      </Field>
      <Field label="Quantity" error="A whole number, no leading zero.">
        <FigureInput value={count} onChange={setCount} unit="pcs" />
      </Field>
      <Field label="Amount" aside="optional">
        <FigureInput value="920.00" onChange={setCount} decimals={2} unit="USD" readOnly />
      </Field>
      <Field label="Carrier">
        <Select
          value="DHL"
          onChange={() => undefined}
          options={[
            { value: 'DHL', label: 'DHL' },
            { value: 'UPS', label: 'UPS' },
          ]}
        />
      </Field>
      <Field label="From">
        <DateField lang="en" value={day} onChange={setDay} />
      </Field>
      <Field label="Reason" group>
        <RadioGroup
          label="Reason"
          value={reason}
          onChange={setReason}
          options={[
            { value: 'a', label: 'Quality' },
            { value: 'b', label: 'Quantity' },
          ]}
        />
      </Field>
      <Field label="Note">
        <TextArea value="" maxLength={200} counted />
      </Field>
      <Checkbox checked={wide} onChange={setWide}>
        Exact part numbers only
      </Checkbox>
    </div>
  );
}

function Notes() {
  return (
    <div className={styles.stack}>
      <Note tone="fail" action={<Button variant="text">Try again</Button>}>
        <b>The quote was not sent.</b> The network did not answer. Your figures are kept.
      </Note>
      <Note tone="wait">
        Confirm the result by <b>Fri 20 Nov 18:00</b> GMT+8.
      </Note>
      <Note tone="pass">The report is genuine.</Note>
      <Note>Working days follow the mainland China calendar.</Note>
      <Empty title="No enquiries yet" action={<Button>Search parts</Button>}>
        Search a part number and pick up to 20 offers, or upload a BOM.
      </Empty>
      <SkeletonLines label="Loading" />
      <DefinitionList
        sum
        items={[
          { key: 'a', term: 'STM32F103C8T6', value: '7,150.00' },
          { key: 'b', term: 'Inspection, 2 lots', value: '320.00' },
          { key: 't', term: 'Paid, USD', value: '8,476.40', total: true },
        ]}
      />
      <FileField
        files={[
          { id: '1', name: 'transfer-proof.pdf', size: 812_000, state: 'sending', progress: 0.4 },
          { id: '2', name: 'label.jpg', size: 3_400_000, state: 'done', href: '#' },
          {
            id: '3',
            name: 'reel.png',
            size: 90_000,
            state: 'failed',
            error: 'Not sent. Try again.',
          },
        ]}
        onAdd={() => undefined}
        onRemove={() => undefined}
        onRetry={() => undefined}
        hint="PDF, JPG or PNG, up to 10 MB"
      />
    </div>
  );
}
