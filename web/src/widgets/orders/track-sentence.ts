import { formatMoney, formatProse } from '../../i18n/format.ts';
import { useTranslator } from '../../i18n/translator.ts';
import type { TrackView } from './track-station.ts';

/** The state as words name it: an agent order is priced first, its terms then confirmed. */
export function spokenState({ state, kind, due }: TrackView): TrackView['state'] | 'pricing' {
  if (state === 'placed' && kind === 'agent') return 'pricing';
  if (state === 'priced' && due?.on.includes('seller') && !due.on.includes('buyer'))
    return 'placed';
  return state;
}

const isUnsent = ({ state, stations }: TrackView): boolean =>
  state === 'completed' && stations.some((one) => one.id === 'shipped' && one.state === 'shut');

/** The whole track as one spoken line: where the goods are, where the money is, what is due. */
export function useTrackSentence(view: TrackView): string {
  const t = useTranslator('widgets/track');
  const money = view.held ? formatMoney(view.held, t.lang) : '';
  const known = view.held !== null || (view.money !== 'held' && view.money !== 'refunding');
  const sentences = [
    t(isUnsent(view) ? 'where.unsent' : `where.${spokenState(view)}`),
    known ? t(`money.${view.money}`, { money }) : '',
    view.suspended ? t('dueStill') : '',
    view.due?.at
      ? t('dueSentence', { time: formatProse(view.due.at, t.lang, { zone: true }) })
      : '',
  ];
  return sentences.filter(Boolean).join(t.lang === 'zh' ? '' : ' ');
}
