import { type ReactNode, useState } from 'react';
import type { Reply } from '#contract/boards/schemas.ts';
import type { Bid } from '#contract/surplus/schemas.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { added } from '#web/order-parts/ordering/sums.ts';
import { ButtonLink } from '#web/ui/Button.tsx';
import { Empty } from '#web/ui/Empty.tsx';
import layout from '#web/ui/layout.module.css';
import { type FoundPage, PagedTable } from '#web/ui/PagedTable.tsx';
import { Segmented } from '#web/ui/Segmented.tsx';
import { CellNote, type Column } from '#web/ui/Table.tsx';
import { Tag } from '#web/ui/Tag.tsx';
import { usePaging } from '#web/ui/use-paging.ts';
import { DateTime } from '#web/widgets/DateTime.tsx';
import { MoneyText } from '#web/widgets/MoneyText.tsx';
import { Mpn } from '#web/widgets/Mpn.tsx';
import { Quantity } from '#web/widgets/Quantity.tsx';
import type { BoardFace } from './board-face.ts';
import styles from './boards.module.css';
import { countryName } from './country-name.ts';
import { ReplyState } from './ReplyState.tsx';

const sides = ['all', 'received', 'given'] as const;
type Side = (typeof sides)[number];
type Answer = Reply | Bid;

/** Which answers a list shows: of which side, and which page. */
export function useAnswers() {
  const [side, setSide] = useState<Side>('all');
  const { input, pager, first } = usePaging();
  return {
    side,
    input: { side, ...input },
    choose(next: Side) {
      setSide(next);
      first();
    },
    pager,
  };
}

interface Props<A extends Answer> {
  readonly face: BoardFace;
  readonly answers: ReturnType<typeof useAnswers>;
  readonly found: FoundPage<A>;
  /** The part of an answer's first item. */
  readonly mpnOf: (item: A['items'][number]) => string;
}

/** The tab "reply": answers that I gave and answers to my posts, unread first. */
export function AnswerList<A extends Answer>({ face, answers, found, mpnOf }: Props<A>) {
  const t = useTranslator('boards');
  const { side, pager } = answers;
  const columns = useColumns<A>(face, (answer) => (
    <AnswerParts
      face={face}
      answer={answer}
      mpnOf={mpnOf as (item: Answer['items'][number]) => string}
    />
  ));
  return (
    <>
      <div className={layout.filterBar}>
        <Segmented
          small
          label={face.reply.side}
          value={side}
          options={sides.map((value) => ({ value, label: t(`reply.${value}`) }))}
          onChange={answers.choose}
        />
      </div>
      <PagedTable
        label={face.reply.label}
        columns={columns}
        found={found}
        failed={face.reply.failed}
        empty={
          <Empty
            title={side === 'given' ? face.reply.emptyGiven : face.reply.empty}
            action={<ButtonLink to={face.path.tab('new')}>{face.reply.find}</ButtonLink>}
          />
        }
        pager={pager}
      />
    </>
  );
}

function useColumns<A extends Answer>(
  face: BoardFace,
  parts: (answer: A) => ReactNode,
): Column<A>[] {
  const t = useTranslator('boards');
  return [
    { key: 'parts', head: face.reply.parts, cell: parts, phone: 'title' },
    {
      key: 'party',
      head: t('reply.party'),
      cell: (answer) => <Party answer={answer} />,
      phone: 'left',
    },
    {
      key: 'no',
      head: face.reply.no,
      cell: (answer) => (
        <>
          <span translate="no">{answer.no}</span>
          <CellNote>
            <DateTime at={answer.at} form="day" />
          </CellNote>
        </>
      ),
      phone: 'left',
    },
    {
      key: 'until',
      head: t('reply.until'),
      cell: (answer) => <DateTime at={answer.validUntil} />,
      phone: 'left',
      phoneLabel: t('reply.until'),
    },
    {
      key: 'state',
      head: t('reply.state'),
      cell: (answer) => <ReplyState state={answer.state} />,
      phone: 'wide',
    },
    {
      key: 'total',
      head: t('reply.total'),
      cell: (answer) => <MoneyText money={added(answer.items.map((item) => item.amount))} bare />,
      figures: true,
      phone: 'value',
      phoneLabel: 'USD',
    },
    {
      key: 'action',
      head: t('list.action'),
      cell: (answer) => <Open face={face} answer={answer} />,
      action: true,
    },
  ];
}

/** The next step: a received answer that stands is reviewed, every other one is looked at. */
function Open({ face, answer }: { face: BoardFace; answer: Answer }) {
  const t = useTranslator('boards');
  const isAsked = !answer.mine && answer.state === 'open';
  return (
    <ButtonLink size="xs" to={face.path.reply(answer)}>
      {t(isAsked ? 'compare.accept' : 'compare.open')}
    </ButtonLink>
  );
}

function AnswerParts(props: {
  face: BoardFace;
  answer: Answer;
  mpnOf: (item: Answer['items'][number]) => string;
}) {
  const t = useTranslator('boards');
  const { face, answer, mpnOf } = props;
  const [first, ...more] = answer.items;
  if (!first) return null;
  return (
    <>
      <span className={styles.partHead}>
        <Mpn mpn={mpnOf(first)} to={face.path.reply(answer)} />
        {!answer.read && <Tag tone="ink">{t('reply.unread')}</Tag>}
      </span>
      <CellNote>
        {first.manufacturer} <Quantity count={first.quantity} />
        {more.length > 0 && `${t('comma')}${t('more', { count: more.length })}`}
      </CellNote>
    </>
  );
}

function Party({ answer }: { answer: Answer }) {
  const t = useTranslator('boards');
  const party = answer.mine ? answer.to : answer.from;
  return (
    <>
      {party.company || countryName(party.country, t.lang)}
      <CellNote>
        {t(answer.mine ? 'reply.givenTag' : 'reply.receivedTag')}
        {party.company && `${t('comma')}${countryName(party.country, t.lang)}`}
      </CellNote>
    </>
  );
}
