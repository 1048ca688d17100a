import type { ClaimView } from '#contract/claims/claim-schemas.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { useFormat } from '#web/i18n/use-format.ts';
import { Steps } from '#web/ui/layout/Steps.tsx';
import { reachedBy, type Station, stateKey, trackOf, unreachedReason } from './track.ts';

/** How far a claim has come: each station with when it was reached, or until when it should be. */
export function ClaimTrack({ view }: { view: ClaimView }) {
  const t = useTranslator('claims');
  const format = useFormat();
  const note = (station: Station, state: string) => {
    if (station === 'ended' && (state === 'done' || state === 'fail')) {
      return t(stateKey(view));
    }
    const why = unreachedReason(view, station);
    if (why !== null) return t(`track.${why}`);
    const reached = reachedBy(view, station);
    if (state === 'done' && reached) return format.prose(reached.at, { weekday: false });
    // The end of a replacement comes with its order; what is due now are the returned goods.
    const dueAt = state === 'now' && view.state !== 'replacing' ? view.due?.at : null;
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
