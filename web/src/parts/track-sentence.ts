import { formatMoney, formatProse } from '../i18n/format.ts';
import { useWords } from '../i18n/words.ts';
import type { TrackView } from './track-view.ts';

/** The whole track as one spoken line: where the goods are, where the money is, what is due. */
export function useTrackSentence(view: TrackView): string {
  const t = useWords('parts');
  const money = view.held ? formatMoney(view.held, t.lang) : '';
  const known = view.held !== null || (view.money !== 'held' && view.money !== 'refunding');
  const sentences = [
    t(`where.${view.state}`),
    known ? t(`money.${view.money}`, { money }) : '',
    view.due?.at
      ? t('dueSentence', { time: formatProse(view.due.at, t.lang, { zone: true }) })
      : '',
  ];
  return sentences.filter(Boolean).join(t.lang === 'zh' ? '' : ' ');
}
