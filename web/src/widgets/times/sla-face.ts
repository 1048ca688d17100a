const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

export interface SlaFace {
  /** `hh:mm`, with a minus where late; null over 24 hours either way: working days are shown. */
  readonly clock: string | null;
  /** Share of the time that is used, 0 to 1. */
  readonly used: number;
  readonly tone: 'plain' | 'wait' | 'late';
}

/** A staff timer's face: amber from 75 % used, red when late. Moments in milliseconds. */
export function slaFace(span: { since: number; due: number; now: number }): SlaFace {
  const left = span.due - span.now;
  const used = Math.min(
    1,
    Math.max(0, (span.now - span.since) / Math.max(1, span.due - span.since)),
  );
  const tone = left < 0 ? 'late' : used >= 0.75 ? 'wait' : 'plain';
  // Above one day either way working days are what counts.
  if (Math.abs(left) >= DAY) return { clock: null, used, tone };
  const minutes = Math.floor(Math.abs(left) / MINUTE);
  const hours = String(Math.floor(minutes / 60)).padStart(2, '0');
  const rest = String(minutes % 60).padStart(2, '0');
  return { clock: `${left < 0 ? '\u2212' : ''}${hours}:${rest}`, used, tone };
}
