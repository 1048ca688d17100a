import { useEffect, useState } from 'react';
import { useTranslator } from '#web/i18n/translator.ts';
import { CellNote } from '#web/ui/table/Table.tsx';
import { DateTime } from '#web/widgets/times/DateTime.tsx';
import { timeLeft } from './time-left.ts';

const BEAT_MS = 30_000;

/** Until when a request waits, with the time that is left. */
export function QuoteBy({ dueAt }: { dueAt: string }) {
  const t = useTranslator('quotes');
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const beat = setInterval(() => setNow(Date.now()), BEAT_MS);
    return () => clearInterval(beat);
  }, []);
  const { days, hours, minutes, isShort, isOver } = timeLeft(dueAt, now);
  const said = () => {
    if (isOver) return t('left.over');
    if (!isShort) return t('left.days', { count: days });
    return hours > 0 ? t('left.hours', { hours, minutes }) : t('left.minutes', { minutes });
  };
  return (
    <>
      <DateTime at={dueAt} />
      {isShort ? <CellNote tone="amber">{said()}</CellNote> : <CellNote>{said()}</CellNote>}
    </>
  );
}
