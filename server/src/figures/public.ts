/** The one door of figures: what the market did in a range of days, for its operator. */

import type { FastifyInstance } from 'fastify';
import type { Input, Output } from '#contract/call.ts';
import * as contract from '#contract/figures/calls.ts';
import { type FigureChart, figureCharts } from '#contract/figures/constants.ts';
import type { FigureRange } from '#contract/figures/schemas.ts';
import type { Language } from '#contract/option-schemas.ts';
import type { Clock } from '#server/kit/clock.ts';
import { type Implementation, implement } from '#server/kit/implement.ts';
import type { QueryContext } from '#server/kit/request-context.ts';
import { type DownloadPlace, downloadLink, serveDownloads } from '#server/sheets/public.ts';
import type { FiguresDeps } from './deps.ts';
import { figureRows } from './figure-rows.ts';
import { readFigures } from './queries/read-figures.ts';
import { figureWords } from './words.ts';

export type { FiguresDeps } from './deps.ts';

/** A file as its address says it. */
interface Download {
  readonly chart: FigureChart;
  readonly range: FigureRange;
  readonly lang: Language;
}

const placeOf = ({ secret }: FiguresDeps): DownloadPlace => ({ path: '/figure-files', secret });

async function getFigures(
  ctx: QueryContext,
  deps: FiguresDeps,
  range: Input<typeof contract.opsFigures>,
): Promise<Output<typeof contract.opsFigures>> {
  const link = (chart: FigureChart) =>
    downloadLink(placeOf(deps), { chart, range, lang: ctx.lang } satisfies Download, ctx.now);
  const files = Object.fromEntries(figureCharts.map((chart) => [chart, link(chart)])) as Output<
    typeof contract.opsFigures
  >['files'];
  return { ...(await readFigures(deps.db(), range, ctx.now)), files };
}

/** Puts the slice together: its call, and where its files are downloaded. */
export const figuresSlice = (
  deps: FiguresDeps,
): {
  readonly calls: readonly Implementation[];
  readonly serve: (
    http: FastifyInstance,
    parts: { readonly clock: Clock; readonly rateFactor: number },
  ) => void;
} => ({
  calls: [implement(contract.opsFigures, (ctx, input) => getFigures(ctx, deps, input))],
  serve: (http, { clock, rateFactor }) =>
    serveDownloads<Download>(http, placeOf(deps), {
      clock,
      rateFactor,
      make: async ({ chart, range, lang }, now, send) => {
        const words = figureWords(lang);
        const figures = await readFigures(deps.db(), range, now);
        const rows = figureRows(chart, figures, { words, states: deps.stateNames(lang) });
        const name = `${words.files[chart]}-${range.from}-${range.to}`;
        await send({ name, format: 'csv', rows });
      },
    }),
});
