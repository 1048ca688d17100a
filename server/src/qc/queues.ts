import type { InspectionState } from '#contract/qc/inspection-schemas.ts';
import type { QueueSource, Work } from '#server/operator/public.ts';
import type { Inspection } from './core/inspection.ts';
import { countText } from './core/reports/report-dates.ts';
import { fill, textsOf } from './locales/texts.ts';
import { listInspectionsIn } from './store/inspections.ts';

const linkOf = (inspection: Inspection): string => `/ops/qc/${inspection.id}`;

const queue = (key: 'inspect' | 'review', states: readonly InspectionState[]): QueueSource => ({
  key,
  desk: 'qc',
  record: 'inspection',
  list: async (db, { lang }) => {
    const words = textsOf(lang).queue;
    const open = await listInspectionsIn(db, states);
    return open.map((one): Work => {
      const { lotNo, manufacturer, mpn } = one;
      const pieces = countText(lang, one.pieces);
      return {
        ref: one.no,
        link: linkOf(one),
        subject: fill(words[key], { mpn }),
        detail: fill(words.detail, { lot: lotNo, pieces, manufacturer }),
        amount: null,
        orderState: 'inspecting',
        dueAt: one.dueAt,
        since: one.concludedAt ?? one.openedAt,
      };
    });
  },
});

/** Lots on the bench, and conclusions that wait for a second person. */
export const queues: readonly QueueSource[] = [
  queue('inspect', ['testing', 'stopped']),
  queue('review', ['review']),
];
