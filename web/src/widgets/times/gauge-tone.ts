/** How a deadline looks: plain, near (amber) or late (red). */
export type GaugeTone = 'plain' | 'wait' | 'late';

/** Amber at two days or fewer where the reader must act, at one for anyone; red when late. */
export function gaugeTone(due: { left: number | null; late: boolean; mine: boolean }): GaugeTone {
  if (due.late) return 'late';
  if (due.left === null) return 'plain';
  return due.left <= (due.mine ? 2 : 1) ? 'wait' : 'plain';
}
