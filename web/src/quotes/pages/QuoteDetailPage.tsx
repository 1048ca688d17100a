import { useState } from 'react';
import { useParams } from 'react-router';
import type { Output } from '#contract/call.ts';
import { quoteDetail } from '#contract/enquiries/calls.ts';
import type { SellerRequest } from '#contract/enquiries/seller-request-schemas.ts';
import { CallFailure } from '#web/api/failure.ts';
import { useCallQuery } from '#web/api/hooks.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { Button, ButtonLink } from '#web/ui/Button.tsx';
import { Empty } from '#web/ui/Empty.tsx';
import { Breadcrumbs } from '#web/ui/layout/Breadcrumbs.tsx';
import layout from '#web/ui/layout/layout.module.css';
import { PageHead } from '#web/ui/layout/PageHead.tsx';
import { Section } from '#web/ui/layout/Section.tsx';
import { Note } from '#web/ui/Note.tsx';
import { SkeletonLines } from '#web/ui/Skeleton.tsx';
import { Tag } from '#web/ui/Tag.tsx';
import { listPath, tabOf } from '../addresses.ts';
import { CounterNote } from '../CounterNote.tsx';
import { EndNote } from '../EndNote.tsx';
import { QuoteForm } from '../QuoteForm.tsx';
import { QuoteVersionFacts } from '../QuoteVersionFacts.tsx';
import styles from '../quotes.module.css';
import { RefuseDialog } from '../RefuseDialog.tsx';
import { RequestFacts } from '../RequestFacts.tsx';
import { RequestState } from '../RequestState.tsx';

/** One request to quote: the part asked for, its quote with earlier versions, and the form. */
export default function QuoteDetailPage() {
  const t = useTranslator('quotes');
  const { id = '' } = useParams();
  const found = useCallQuery(quoteDetail, { id }, { quiet: true });
  if (found.data) return <FoundRequest key={id} request={found.data} />;
  if (found.isPending) return <SkeletonLines label={t('loading')} lines={6} />;
  const { error } = found;
  if (error instanceof CallFailure && [404, 422].includes(Number(error.code))) {
    return (
      <Empty
        title={t('detail.gone')}
        action={<ButtonLink to={listPath('awaiting', 'match')}>{t('detail.back')}</ButtonLink>}
      />
    );
  }
  return (
    <Note tone="fail" action={<Button onClick={() => found.refetch()}>{t('retry')}</Button>}>
      {t('failed')} {error.message}
    </Note>
  );
}

/** Only a request that was quoted has a quote. */
const quotedState = (state: SellerRequest['state']) =>
  state === 'awaiting' || state === 'refused' ? 'quoted' : state;

/** The page of a request; it stays the same page where the request changes under it. */
function FoundRequest({ request }: { request: Output<typeof quoteDetail> }) {
  const t = useTranslator('quotes');
  const [refusing, setRefusing] = useState(false);
  const tab = tabOf(request);
  const runs = request.state === 'awaiting' || request.state === 'quoted';
  return (
    <>
      <Breadcrumbs
        crumbs={[
          { label: t(`title.${request.type}`), to: listPath('awaiting', request.type) },
          { label: t(`tab.${tab}`), to: listPath(tab, request.type) },
          { label: request.no },
        ]}
      />
      <PageHead title={request.no} reference>
        <RequestState state={request.state} />
        {request.urgent && <Tag tone="wait">{t('urgent')}</Tag>}
      </PageHead>
      <div className={layout.sections}>
        <CounterNote request={request} />
        <EndNote request={request} />
        <RequestFacts request={request} />
        {request.quote && (
          <QuoteVersionFacts
            quote={request.quote}
            title={t(`detail.quoteIn.${quotedState(request.state)}`)}
          />
        )}
        {runs && (
          <Section title={t(request.quote ? 'form.revise' : 'quote')}>
            <QuoteForm request={request} onDone={() => undefined}>
              {request.state === 'awaiting' && (
                <Button variant="text" className={styles.refuse} onClick={() => setRefusing(true)}>
                  {t('refuse')}
                </Button>
              )}
            </QuoteForm>
          </Section>
        )}
        {request.earlier.map((one) => (
          <QuoteVersionFacts
            key={one.version}
            quote={one}
            title={`${t('detail.earlier')} · ${t('detail.version', { version: one.version })}`}
          />
        ))}
      </div>
      {refusing && request.state === 'awaiting' && (
        <RefuseDialog request={request} onClose={() => setRefusing(false)} />
      )}
    </>
  );
}
