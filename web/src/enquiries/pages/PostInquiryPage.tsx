import { useSearchParams } from 'react-router';
import { ENQUIRY_LINES_MAX, LINE_SELLERS_MAX } from '#contract/enquiries/shapes.ts';
import { attachmentExtensions, limits } from '#contract/limits.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { WantedField } from '#web/order-parts/WantedField.tsx';
import { forgetOffers, selectOffer, useSelectedOffers } from '#web/page/asked-offers.ts';
import { Button, ButtonLink } from '#web/ui/Button.tsx';
import { cx } from '#web/ui/class-names.ts';
import { Empty } from '#web/ui/Empty.tsx';
import { Checkbox } from '#web/ui/form/Checkbox.tsx';
import { Field } from '#web/ui/form/Field.tsx';
import { FileField } from '#web/ui/form/FileField.tsx';
import { TextArea } from '#web/ui/form/TextArea.tsx';
import { Breadcrumbs } from '#web/ui/layout/Breadcrumbs.tsx';
import layout from '#web/ui/layout/layout.module.css';
import { PageHead } from '#web/ui/layout/PageHead.tsx';
import { Section } from '#web/ui/layout/Section.tsx';
import text from '#web/ui/text.module.css';
import { FailNote } from '#web/widgets/records/FailNote.tsx';
import { ENQUIRING, POST } from '../addresses.ts';
import { PostLineFields } from '../PostLineFields.tsx';
import styles from '../post.module.css';
import { usePosting } from '../use-posting.ts';

/** A new enquiry: to the sellers of offers chosen in part search, or to all whose stock matches. */
export default function PostInquiryPage() {
  const t = useTranslator('enquiries');
  const [query] = useSearchParams();
  const offers = useSelectedOffers();
  const isOffers = query.get('offers') === '1';
  return (
    <>
      <Breadcrumbs
        crumbs={[{ label: t('list.enquiring'), to: ENQUIRING }, { label: t('post.title') }]}
      />
      <PageHead title={t(isOffers ? 'post.titleOffers' : 'post.title')} />
      <p className={styles.lead}>
        {isOffers ? t('post.leadOffers') : t('post.leadMatch', { most: LINE_SELLERS_MAX })}
      </p>
      {isOffers && offers.length === 0 ? <NoOffers /> : <PostForm key={`${isOffers}`} />}
    </>
  );
}

function NoOffers() {
  const t = useTranslator('enquiries');
  return (
    <Empty
      title={t('post.noOffers')}
      action={
        <span className={layout.wrapRow}>
          <ButtonLink variant="primary" to="/part-search">
            {t('post.toSearch')}
          </ButtonLink>
          <ButtonLink to={POST}>{t('post.toMatch')}</ButtonLink>
        </span>
      }
    >
      {t('post.noOffersText')}
    </Empty>
  );
}

function PostForm() {
  const t = useTranslator('enquiries');
  const [query] = useSearchParams();
  const selectedOffers = useSelectedOffers();
  const offers = query.get('offers') === '1' ? selectedOffers : null;
  const posting = usePosting(offers);
  const { draft, setDraft, form, act, uploads } = posting;
  const wrong = posting.tried ? Object.keys(posting.violations).length : 0;
  return (
    <form
      ref={form.frame}
      onSubmit={(event) => {
        event.preventDefault();
        posting.send();
      }}
      noValidate
      aria-label={t(offers ? 'post.titleOffers' : 'post.title')}
    >
      <Lines posting={posting} isOffers={offers !== null} />
      <div className={layout.fields}>
        <Field label={t('post.note')} aside={t('optional')} hint={t('post.noteHint')}>
          <TextArea
            value={draft.note}
            maxLength={1000}
            counted
            onChange={(note) => setDraft({ ...draft, note })}
          />
        </Field>
        <Field label={t('post.attach')} aside={t('optional')} group>
          <FileField
            files={uploads.files}
            onAdd={(files) => uploads.add(files)}
            onRemove={uploads.remove}
            onRetry={uploads.retry}
            accept={attachmentExtensions.map((one) => `.${one}`).join(',')}
            maxBytes={limits.uploadMaxKb * 1024}
            maxFiles={limits.uploadFilesMax}
            hint={t('post.attachHint')}
          />
        </Field>
        <WantedField
          value={draft.wanted ?? ''}
          onChange={(wanted) => setDraft({ ...draft, wanted })}
        />
        <Checkbox
          checked={draft.urgent}
          onChange={(urgent) => setDraft({ ...draft, urgent })}
          className={styles.urgent}
        >
          {t('post.urgent')}
          <small>{t('post.urgentHint')}</small>
        </Checkbox>
      </div>
      {act.error && (
        <div className={styles.failed}>
          <p className={styles.wrong}>{t('post.failed')}</p>
          <FailNote error={form.rest(act.error)} />
        </div>
      )}
      <div className={layout.actions}>
        <span className={cx(text.s12, text.q, layout.grow, styles.effect)}>{t('post.effect')}</span>
        {wrong > 0 && <span className={styles.wrong}>{t('post.wrong', { count: wrong })}</span>}
        <Button
          type="submit"
          variant="primary"
          size="md"
          loading={act.isPending}
          disabled={uploads.busy}
        >
          {t('post.send')}
        </Button>
      </div>
    </form>
  );
}

function Lines(props: { posting: ReturnType<typeof usePosting>; isOffers: boolean }) {
  const t = useTranslator('enquiries');
  const { posting, isOffers } = props;
  const { draft, form, acts } = posting;
  const { lines } = draft;
  const errorsOf = (key: number) =>
    JSON.stringify(
      Object.fromEntries(
        (['mpn', 'quantity', 'targetPrice', 'dateCode', 'manufacturer', 'note'] as const)
          .map((field) => [field, form.error(`${key}.${field}`)])
          .filter(([, error]) => error !== undefined),
      ),
    );
  const ownActs = isOffers
    ? {
        ...acts,
        remove: (key: number) => {
          const line = lines.find((one) => one.key === key);
          const { mpn = '', manufacturer = '' } = line ?? {};
          for (const { id, sellerName } of line?.offers ?? [])
            selectOffer({ id, mpn, manufacturer, sellerName, quantity: null }, false);
        },
      }
    : acts;
  return (
    <Section
      title={t('post.lines')}
      aside={isOffers ? undefined : t('post.linesAside')}
      action={
        isOffers && (
          <Button variant="text" onClick={forgetOffers}>
            {t('post.forget')}
          </Button>
        )
      }
    >
      <ol className={isOffers ? styles.offer : undefined} aria-label={t('post.lines')}>
        {lines.map((line, index) => (
          <PostLineFields
            key={line.key}
            line={line}
            index={index}
            errors={errorsOf(line.key)}
            canRemove={isOffers || lines.length > 1}
            acts={ownActs}
          />
        ))}
      </ol>
      <p className={styles.add}>
        {!isOffers && (
          <Button icon="plus" disabled={lines.length >= ENQUIRY_LINES_MAX} onClick={posting.add}>
            {t('post.add')}
          </Button>
        )}
        <span role="status" className={text.q}>
          {posting.said}
        </span>
      </p>
    </Section>
  );
}
