import { inspectionList } from '#contract/qc/calls.ts';
import {
  addGoldenSample,
  goldenSampleList,
  removeGoldenSample,
} from '#contract/qc/golden-sample-calls.ts';
import type { Town } from './town.ts';

const KEPT = 4;

/** Keeps lots that passed as golden samples, one of each part; the oldest was taken out again. */
export async function keepGoldenSamples({ staff }: Pick<Town, 'staff'>): Promise<void> {
  const { inspector } = staff;
  const { list } = await inspector.send(inspectionList, { state: 'issued', pageSize: 100 });
  const passed = new Map(
    list
      .filter(({ verdict, reportNo }) => verdict === 'pass' && reportNo !== null)
      .map((one) => [one.mpn, one]),
  );
  for (const [index, { id }] of [...passed.values()].slice(0, KEPT).entries()) {
    const place = `Cabinet G-${1 + (index % 2)}, tray ${index + 1}`;
    await inspector.send(addGoldenSample, { inspectionId: id, place });
  }
  const { list: samples } = await inspector.send(goldenSampleList, {});
  const last = samples.at(-1);
  if (last === undefined || samples.length < KEPT) return;
  const { id, version } = last;
  const reason = 'The specimens were used up in comparisons.';
  await inspector.send(removeGoldenSample, { id, version, reason });
}
