import { useNavigate } from 'react-router';
import { addSurplusDeal } from '#contract/surplus/calls.ts';
import { useCommand } from '#web/api/hooks.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { toast } from '#web/ui/overlay/toast.ts';
import { PostingForm } from '../posts/form/PostingForm.tsx';
import { usePosting } from '../posts/form/use-posting.ts';
import { OfferRowFields } from './OfferRowFields.tsx';
import { EMPTY_OFFER, inputOf, offerRows, validateDraft } from './offer-form.ts';
import { tabPath } from './paths.ts';

/** Offers surplus: parts by rows, a note, files. */
export function OfferForm() {
  const t = useTranslator('boards');
  const s = useTranslator('boards/surplus');
  const navigate = useNavigate();
  const posting = usePosting('surplus-offer', EMPTY_OFFER, validateDraft);
  const add = useCommand(addSurplusDeal, {
    onDone: ({ no }) => {
      posting.forget();
      toast(s('offer.sent', { no }));
      navigate(tabPath('mine'));
    },
    onFail: posting.form.refuse,
  });
  return (
    <PostingForm
      words={{
        title: s('offer.title'),
        aside: s('offer.aside'),
        rows: s('offer.rows'),
        markHint: s('offer.markHint'),
        failed: s('offer.failed'),
        effect: s('offer.effect'),
        send: t('post.send'),
      }}
      posting={posting}
      kit={offerRows}
      Row={OfferRowFields}
      command={add}
      onSend={() => add.mutate(inputOf(posting.draft, posting.attach))}
    />
  );
}
