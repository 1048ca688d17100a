import type { ClaimView } from '#contract/claims/claim-schemas.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { useFormat } from '#web/i18n/use-format.ts';
import { Steps } from '#web/ui/Steps.tsx';
import { lastOf, type Station, trackOf } from './track.ts';

const settling = ['agree', 'acceptOffer', 'rule'];

/** The events by which each station was reached. */
const eventsOf: Readonly<Record<Station, readonly string[]>> = {
  applied: ['apply'],
  answered: ['agree', 'refuse', 'offer'],
  agreed: settling,
  sent: ['shipBack'],
  counted: ['receive', 'recount'],
  ended: [
    'refund',
    'acceptCount',
    'completeReplacement',
    'failReplacement',
    'withdraw',
    'expire',
    ...settling,
  ],
};

/** How far a claim has come: each station with when it was reached, or until when it should be. */
export function ClaimTrack({ view }: { view: ClaimView }) {
  const t = useTranslator('claims');
  const format = useFormat();
  const isPaid = view.settlement !== null && view.settlement.returnPieces === 0;
  const note = (station: Station, state: string) => {
    if (isPaid && (station === 'sent' || station === 'counted')) return t('track.noReturn');
    const reached = lastOf(view, eventsOf[station]);
    if (state === 'done' || state === 'fail') {
      if (station === 'ended') return t(`state.${view.state}`);
      if (reached) return format.prose(reached.at, { weekday: false });
      return station === 'answered' ? t('track.silent') : undefined;
    }
    const dueAt = state === 'now' ? view.due?.at : null;
    return dueAt ? t('track.by', { time: format.prose(dueAt, { weekday: false }) }) : undefined;
  };
  return (
    <Steps
      label={t('track.label')}
      steps={trackOf(view).map(({ station, state }) => ({
        key: station,
        title: t(`track.${station}`),
        note: note(station, state),
        state,
      }))}
    />
  );
}
