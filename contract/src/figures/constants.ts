/** The charts of the page; each has a file of its own. */
export const figureCharts = [
  'deals',
  'held',
  'release',
  'refund',
  'sellers',
  'manufacturers',
  'late',
  'funnel',
] as const;

export type FigureChart = (typeof figureCharts)[number];

/** The steps from a request to a completed order, each counted in enquiries of the range. */
export const funnelSteps = ['enquiries', 'quoted', 'ordered', 'paid', 'completed'] as const;

export type FunnelStep = (typeof funnelSteps)[number];
