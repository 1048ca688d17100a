import { useQueryClient } from '@tanstack/react-query';
import { Suspense, useEffect } from 'react';
import { useSearchParams } from 'react-router';
import type { Output } from '#contract/call.ts';
import { inquiryDetail, inquiryList } from '#contract/enquiries/calls.ts';
import { CallFailure } from '#web/api/failure.ts';
import { queryKey, useCallQuery } from '#web/api/hooks.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { Button, ButtonLink } from '#web/ui/Button.tsx';
import { Empty } from '#web/ui/Empty.tsx';
import { Icon } from '#web/ui/icon/Icon.tsx';
import { Breadcrumbs } from '#web/ui/layout/Breadcrumbs.tsx';
import { type Definition, DefinitionList } from '#web/ui/layout/DefinitionList.tsx';
import layout from '#web/ui/layout/layout.module.css';
import { PageHead } from '#web/ui/layout/PageHead.tsx';
import { Note } from '#web/ui/Note.tsx';
import { SkeletonLines } from '#web/ui/Skeleton.tsx';
import { Tag } from '#web/ui/Tag.tsx';
import text from '#web/ui/text.module.css';
import { DateTime } from '#web/widgets/times/DateTime.tsx';
import { COMPLETED, ENQUIRING } from './addresses.ts';
import { CloseEnquiry } from './CloseEnquiry.tsx';
import styles from './enquiries.module.css';
import { LineQuotes } from './LineQuotes.tsx';
import { Mixes } from './Mixes.tsx';
import { OrderForm, OrdersPlaced, PickedBar } from './OrderForm.tsx';
import { UrgentButton } from './UrgentButton.tsx';
import { useOrdering } from './use-ordering.ts';

type Enquiry = Output<typeof inquiryDetail>;

/** One enquiry: quotes side by side by line, best mixes, and orders out of what is picked. */
export function EnquiryDetail() {
  const t = useTranslator('enquiries');
  const [query] = useSearchParams();
  const id = query.get('id') ?? '';
  const found = useCallQuery(inquiryDetail, { id }, { quiet: true });
  useOpened(found.data?.id);
  if (found.data) return <FoundEnquiry key={id} enquiry={found.data} />;
  if (found.isPending) return <SkeletonLines label={t('loading')} lines={8} />;
  const { error } = found;
  if (error instanceof CallFailure && [404, 422].includes(Number(error.code))) {
    return (
      <Empty
        title={t('detail.gone')}
        action={<ButtonLink to={ENQUIRING}>{t('detail.back')}</ButtonLink>}
      />
    );
  }
  return (
    <Note tone="fail" action={<Button onClick={() => found.refetch()}>{t('retry')}</Button>}>
      {t('detail.failed')} {error.message}
    </Note>
  );
}

/** Opening an enquiry marks its quotes read at the server: the lists are then old. */
function useOpened(id: string | undefined): void {
  const client = useQueryClient();
  useEffect(() => {
    if (id !== undefined) void client.invalidateQueries({ queryKey: queryKey(inquiryList) });
  }, [client, id]);
}

function FoundEnquiry({ enquiry }: { enquiry: Enquiry }) {
  const t = useTranslator('enquiries');
  const facts = useTranslator('order-parts');
  const ordering = useOrdering(enquiry);
  const isOver = enquiry.completedAt !== null;
  return (
    <>
      <Breadcrumbs
        crumbs={[
          {
            label: t(isOver ? 'detail.crumbCompleted' : 'detail.crumbEnquiring'),
            to: isOver ? COMPLETED : ENQUIRING,
          },
          { label: enquiry.no },
        ]}
      />
      <PageHead
        title={enquiry.no}
        reference
        actions={
          !isOver && (
            <span className={layout.wrapRow}>
              <UrgentButton enquiry={enquiry} />
              <CloseEnquiry enquiry={enquiry} />
            </span>
          )
        }
      >
        {enquiry.urgent && <Tag tone="wait">{t('urgent')}</Tag>}
        <Tag>{t(`type.${enquiry.type}`)}</Tag>
        <span className={text.q}>
          {enquiry.completedAt
            ? t.parts('detail.completedAt', { time: <DateTime at={enquiry.completedAt} zone /> })
            : t.parts('detail.sentAt', { time: <DateTime at={enquiry.at} zone /> })}
        </span>
        {enquiry.wantedBy && (
          <span className={text.q}>
            {facts.parts('wanted.by', { time: <DateTime at={enquiry.wantedBy} form="day" /> })}
          </span>
        )}
      </PageHead>
      <Facts enquiry={enquiry} />
      <div className={layout.sections}>
        <OrdersPlaced orders={ordering.placed} />
        {enquiry.mixes.length > 0 && (
          <Mixes lines={enquiry.lines} mixes={enquiry.mixes} ordering={ordering} />
        )}
        {enquiry.lines.map((line) => (
          <LineQuotes key={line.id} enquiry={enquiry} line={line} ordering={ordering} />
        ))}
        {ordering.picked.length > 0 && (
          <>
            <PickedBar ordering={ordering} />
            {/* Its words may still load: the quotes stay in sight meanwhile. */}
            <Suspense fallback={null}>
              <OrderForm ordering={ordering} />
            </Suspense>
          </>
        )}
      </div>
    </>
  );
}

function Facts({ enquiry }: { enquiry: Enquiry }) {
  const t = useTranslator('enquiries');
  const items: Definition[] = [];
  if (enquiry.note !== '') {
    items.push({
      key: 'note',
      term: t('detail.note'),
      value: <span className={styles.pre}>{enquiry.note}</span>,
    });
  }
  if (enquiry.attach.length > 0) {
    items.push({
      key: 'attach',
      term: t('detail.attach'),
      value: <Files files={enquiry.attach} />,
    });
  }
  if (items.length === 0) return null;
  return (
    <div className={styles.facts}>
      <DefinitionList items={items} />
    </div>
  );
}

function Files({ files }: { files: Enquiry['attach'] }) {
  return (
    <ul className={styles.files}>
      {files.map((file) => (
        <li key={file.url}>
          <a href={file.url} target="_blank" rel="noreferrer" translate="no">
            <Icon name="file" size={12} /> {file.name}
          </a>
        </li>
      ))}
    </ul>
  );
}
