/** Pictures are compared as squares of gray levels of this side, row by row. */
export const SIDE = 96;

/** Bits of a hash: so many frequencies across and down. */
const LOW = 8;

/** The share of a picture around its middle that is hashed: a small crop leaves it whole. */
const MARGIN = 0.1;

/** Edges that a copy may have lost, in shares of the original, and the most of both sides together. */
const CROPS = [0, 0.02, 0.04, 0.06, 0.08, 0.1];
const CROP_MAX = 0.12;

/** A stretch of one axis of a picture, in shares of it. */
interface Stretch {
  readonly from: number;
  readonly to: number;
}

/** A part of a picture, in shares of its sides. */
export interface Part {
  readonly across: Stretch;
  readonly down: Stretch;
}

const middle: Stretch = { from: MARGIN, to: 1 - MARGIN };

/** Crops of one axis: the stretch of the original that a copy shows. */
const stretches: readonly Stretch[] = CROPS.flatMap((before) =>
  CROPS.filter((after) => before + after <= CROP_MAX).map((after) => ({
    from: before,
    to: 1 - after,
  })),
);

/** Returns where the middle of the original lies in a copy that shows this stretch of it. */
const middleWithin = ({ from, to }: Stretch): Stretch => ({
  from: (middle.from - from) / (to - from),
  to: (middle.to - from) / (to - from),
});

/** Returns the waves of LOW frequencies over a stretch, each as weights of the pixels of an axis. */
function wavesOver({ from, to }: Stretch): Float64Array[] {
  const left = from * SIDE;
  const width = (to - from) * SIDE;
  return Array.from({ length: LOW }, (_, frequency) => {
    const turn = (Math.PI * (frequency + 1)) / width;
    return Float64Array.from({ length: SIDE }, (_, pixel) => {
      // The wave, summed up over the part of the pixel that lies within the stretch.
      const start = Math.min(Math.max(pixel - left, 0), width);
      const end = Math.min(Math.max(pixel + 1 - left, 0), width);
      return (Math.sin(turn * end) - Math.sin(turn * start)) / turn;
    });
  });
}

/** Returns the sums of each row of a picture under each wave: SIDE rows of LOW numbers. */
function sumRows(gray: ArrayLike<number>, waves: readonly Float64Array[]): Float64Array {
  const sums = new Float64Array(SIDE * LOW);
  for (let y = 0; y < SIDE; y += 1) {
    for (const [u, wave] of waves.entries()) {
      let sum = 0;
      for (let x = 0; x < SIDE; x += 1) sum += (gray[y * SIDE + x] ?? 0) * (wave[x] ?? 0);
      sums[y * LOW + u] = sum;
    }
  }
  return sums;
}

/** Returns 64 bits, each of which says whether one low frequency is above the median of all. */
function hashOfRows(rows: Float64Array, waves: readonly Float64Array[]): bigint {
  const low = new Float64Array(LOW * LOW);
  for (const [v, wave] of waves.entries()) {
    for (let y = 0; y < SIDE; y += 1) {
      const weight = wave[y] ?? 0;
      if (weight === 0) continue;
      for (let u = 0; u < LOW; u += 1) {
        low[v * LOW + u] = (low[v * LOW + u] ?? 0) + weight * (rows[y * LOW + u] ?? 0);
      }
    }
  }
  const sorted = low.toSorted();
  const half = sorted.length / 2;
  const median = ((sorted[half - 1] ?? 0) + (sorted[half] ?? 0)) / 2;
  let bits = 0n;
  for (const one of low) bits = (bits << 1n) | (one > median ? 1n : 0n);
  return BigInt.asIntN(64, bits);
}

const middleWaves = wavesOver(middle);
const cropWaves = stretches.map((stretch) => wavesOver(middleWithin(stretch)));

/** Returns the hash of the middle of a picture, as a signed number of 64 bits. */
export const hashOf = (gray: ArrayLike<number>): bigint =>
  hashOfRows(sumRows(gray, middleWaves), middleWaves);

/**
 * Returns the hashes that an original may have whose copy this picture is, cropped a little or not
 * at all. `partOfProbe` says by their place which part of the original the copy then shows.
 */
export const probesOf = (gray: ArrayLike<number>): bigint[] =>
  stretches.flatMap((_, index) => {
    const rows = sumRows(gray, cropWaves[index] ?? []);
    return cropWaves.map((waves) => hashOfRows(rows, waves));
  });

/** Returns the part of the original that a copy shows where the probe at this place fits. */
export function partOfProbe(index: number): Part {
  const across = stretches[Math.floor(index / stretches.length)];
  const down = stretches[index % stretches.length];
  if (across === undefined || down === undefined) throw new RangeError(`no probe ${index}`);
  return { across, down };
}
