import { useState } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router';
import { dockList, dockScan } from '#contract/dock/calls.ts';
import { type DockTab, dockTabs } from '#contract/dock/constants.ts';
import { decodeLabel } from '#contract/dock/label.ts';
import { shelfForm } from '#contract/dock/label-shelf.ts';
import type { DockParcel, ScannedSeveral } from '#contract/dock/schemas.ts';
import { sendCall } from '#web/api/client.ts';
import { useCallQuery } from '#web/api/hooks.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { useFormat } from '#web/i18n/use-format.ts';
import { Button, ButtonLink } from '#web/ui/Button.tsx';
import { Empty } from '#web/ui/Empty.tsx';
import { TabLinks } from '#web/ui/layout/Tabs.tsx';
import { Note } from '#web/ui/Note.tsx';
import { Pager } from '#web/ui/table/Pager.tsx';
import { useCarriers } from '#web/widgets/orders/use-carriers.ts';
import { FailNote, useFailText } from '#web/widgets/records/FailNote.tsx';
import { Candidates, claimPage, dockOrderPath } from '../../dock/Candidates.tsx';
import { DockFrame } from '../../dock/DockFrame.tsx';
import styles from '../../dock/dock.module.css';
import { LabelReader } from '../../dock/LabelReader.tsx';
import { ShelfLabels } from '../../dock/ShelfLabels.tsx';

const HOME = '/ops/dock';
const EVERY_MS = 30_000;
const PAGE_SIZE = 20;

/** Text about a scan that opened no page. */
interface ScanNote {
  readonly text: string;
  /** The claim that it names. */
  readonly claimId?: string;
  /** The orders and claims to choose from. */
  readonly several?: ScannedSeveral;
}

/** The lists of the dock, and the parcel or the claim that a scan or a typed number names. */
export default function DockPage() {
  const t = useTranslator('operator/dock');
  // A list that fetched these words later would hide the page, and lose what is typed by then.
  useTranslator('order-parts');
  const failText = useFailText();
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const tab = dockTabs.find((one) => one === params.get('tab')) ?? 'expected';
  const wantedShelf = params.get('shelf') ?? '';
  const shelf = shelfForm.test(wantedShelf) ? wantedShelf : '';
  const [keyword, setKeyword] = useState('');
  const [said, setSaid] = useState<ScanNote | null>(null);
  const find = async (text: string) => {
    setSaid(null);
    const label = decodeLabel(text);
    if (label.ok && label.form === 'shelf') {
      return navigate(`${HOME}?shelf=${encodeURIComponent(label.fields.shelf ?? '')}`);
    }
    try {
      const found = await sendCall(dockScan, { text }, { side: 'staff', quiet: true });
      if (found?.kind === 'claim') {
        const { claimId, claimNo: no, parcel } = found;
        if (parcel === 'sent') return navigate(claimPage(claimId));
        setKeyword('');
        return setSaid({ text: t(`find.claim.${parcel}`, { no }), claimId });
      }
      if (found?.kind === 'several') {
        setKeyword('');
        return setSaid({ text: t('find.several'), several: found });
      }
      if (found !== null) return navigate(dockOrderPath(found));
      setKeyword(text.trim().slice(0, 80));
      setSaid({ text: t('find.none') });
    } catch (error) {
      setSaid({ text: failText(error instanceof Error ? error : new Error()) });
    }
    return undefined;
  };
  const read = useCallQuery(dockList, { tab, pageSize: 1 }, { previous: true });
  return (
    <DockFrame title={t('title')} back={{ to: '/ops', label: t('desks') }}>
      <LabelReader label={t('find.label')} button={t('find.button')} onText={find} />
      {said && (
        <ScanNoteBox
          note={said}
          onClear={
            keyword === '' && said.several === undefined
              ? null
              : () => {
                  setKeyword('');
                  setSaid(null);
                }
          }
        />
      )}
      {said?.several && <Candidates found={said.several} />}
      <TabLinks
        wrap
        label={t('tabs.label')}
        tabs={dockTabs.map((one) => ({
          to: `${HOME}?tab=${one}`,
          label: t(`tabs.${one}`),
          count: read.data?.counts[one],
          current: shelf === '' && one === tab,
        }))}
      />
      <Lists tab={tab} keyword={keyword} shelf={shelf} />
      <ButtonLink to={`${HOME}/appointments`} icon="clock">
        {t('appointments')}
      </ButtonLink>
      <ShelfLabelsBelow />
    </DockFrame>
  );
}

/** Says what a scan found: a claim whose parcel cannot be counted, nothing, or why it failed. */
function ScanNoteBox({ note, onClear }: { note: ScanNote; onClear: (() => void) | null }) {
  const t = useTranslator('operator/dock');
  const { text, claimId } = note;
  const clear = onClear && <Button onClick={onClear}>{t('list.clear')}</Button>;
  return (
    <Note
      tone="wait"
      aloud
      action={
        claimId === undefined ? (
          clear
        ) : (
          <ButtonLink to={claimPage(claimId)}>{t('find.claim.open')}</ButtonLink>
        )
      }
    >
      {text}
    </Note>
  );
}

/** One list of the dock, or all goods of a shelf whose label was scanned. */
function Lists(props: { tab: DockTab; keyword: string; shelf: string }) {
  const { tab, keyword, shelf } = props;
  const t = useTranslator('operator/dock');
  return (
    <>
      {shelf !== '' && (
        <Note action={<ButtonLink to={HOME}>{t('list.clear')}</ButtonLink>}>
          {t('list.onShelf', { location: shelf })}
        </Note>
      )}
      <Parcels
        key={`${tab} ${keyword} ${shelf}`}
        tab={tab}
        keyword={keyword}
        {...(shelf === '' ? {} : { shelf })}
      />
    </>
  );
}

/** Labels of shelves are printed seldom: their form opens on demand. */
function ShelfLabelsBelow() {
  const t = useTranslator('operator/dock');
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button icon="file" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        {t('labels.shelves')}
      </Button>
      {isOpen && <ShelfLabels />}
    </>
  );
}

function Parcels(props: { tab: DockTab; keyword: string; shelf?: string }) {
  const { keyword, shelf } = props;
  const t = useTranslator('operator/dock');
  const [pageNum, setPageNum] = useState(1);
  const read = useCallQuery(
    dockList,
    { ...props, pageNum, pageSize: PAGE_SIZE },
    { previous: true, everyMs: EVERY_MS },
  );
  if (read.error) return <FailNote error={read.error} again={() => read.refetch()} />;
  const total = read.data?.total ?? 0;
  if (read.data?.total === 0) {
    if (shelf !== undefined) return <Empty title={t('list.emptyShelf', { location: shelf })} />;
    return <Empty title={keyword ? t('list.emptyFor', { keyword }) : t('list.empty')} />;
  }
  return (
    <>
      <ul className={styles.parcels}>
        {read.data?.list.map((parcel) => (
          <li key={parcel.orderId}>
            <Parcel parcel={parcel} />
          </li>
        ))}
      </ul>
      {total > PAGE_SIZE && (
        <Pager total={total} page={pageNum} pageSize={PAGE_SIZE} onPage={setPageNum} />
      )}
    </>
  );
}

function Parcel({ parcel }: { parcel: DockParcel }) {
  const t = useTranslator('operator/dock');
  const format = useFormat();
  const { lines, dueAt, late, carrier, trackingNo, location } = parcel;
  const parts = useTranslator('order-parts');
  const { nameOf } = useCarriers();
  const [first] = lines;
  return (
    <Link to={`${HOME}/${parcel.orderId}`}>
      <b translate="no">{parcel.orderNo}</b>
      <span className={styles.num}>
        {format.number(lines.reduce((all, { pieces }) => all + pieces, 0))}
      </span>
      <span>
        <span translate="no">{first?.mpn}</span>
        {lines.length > 1 && ` · ${t('list.more', { count: lines.length - 1 })}`}
        <small>
          {parcel.seller} → {parcel.buyer}
        </small>
        <small translate="no">{`${nameOf(carrier)} ${trackingNo}`}</small>
        {parcel.parcels > 1 && (
          <small>
            {parts('parcels.progress', { received: parcel.receivedParcels, all: parcel.parcels })}
          </small>
        )}
        {parcel.revokedReports.map(({ no, reason }) => (
          <small key={no}>{t('list.revoked', { no, reason })}</small>
        ))}
      </span>
      <small data-late={late ? '' : undefined}>
        {dueAt && t(late ? 'list.late' : 'list.due', { time: format.prose(dueAt) })}
        {location && <small>{t('list.shelf', { location })}</small>}
      </small>
    </Link>
  );
}
