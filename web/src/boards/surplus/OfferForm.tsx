import { useNavigate } from 'react-router';
import { fileUpload } from '#contract/files/calls.ts';
import { addSurplusDeal } from '#contract/surplus/calls.ts';
import { useAct } from '#web/api/hooks.ts';
import { useForm } from '#web/api/use-form.ts';
import { useUploads } from '#web/api/use-uploads.ts';
import { useWords } from '#web/i18n/words.ts';
import { Section } from '#web/ui/Section.tsx';
import { toast } from '#web/ui/toast.ts';
import { useDraft } from '#web/ui/use-draft.ts';
import { PostingForm } from '../PostingForm.tsx';
import { OfferRowFields } from './OfferRowFields.tsx';
import { EMPTY_OFFER, faultsIn, inputOf, offerRows } from './offer-form.ts';
import { tabPath } from './paths.ts';
import styles from './surplus.module.css';

/** Offers surplus: parts by rows, a note, files. */
export function OfferForm() {
  const t = useWords('boards');
  const s = useWords('boards/surplus');
  const navigate = useNavigate();
  const [draft, setDraft, forget] = useDraft('surplus-offer', EMPTY_OFFER);
  const uploads = useUploads(fileUpload, t('post.lost'));
  const form = useForm(draft, faultsIn(draft));
  const add = useAct(addSurplusDeal, {
    onDone: ({ no }) => {
      forget();
      toast(s('offer.sent', { no }));
      navigate(tabPath('mine'));
    },
    onFail: form.refuse,
  });
  const attach = uploads.answers.map((file) => file.url);
  return (
    <Section title={s('offer.title')} aside={s('offer.aside')}>
      <PostingForm
        words={{
          title: s('offer.title'),
          rows: s('offer.rows'),
          markHint: s('offer.markHint'),
          failed: s('offer.failed'),
          effect: s('offer.effect'),
          send: t('post.send'),
        }}
        listClass={styles.offerRows}
        kit={offerRows}
        rows={draft.rows}
        setRows={(rows) => setDraft((before) => ({ ...before, rows }))}
        fields={(wiring) => <OfferRowFields {...wiring} />}
        mark={draft.mark}
        setMark={(mark) => setDraft((before) => ({ ...before, mark }))}
        form={form}
        uploads={uploads}
        act={add}
        onSend={() => add.mutate(inputOf(draft, attach))}
      />
    </Section>
  );
}
