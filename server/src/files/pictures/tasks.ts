import { type Part, partOfProbe, SIDE } from '../core/fingerprint.ts';
import { CLOSE_SIDE, likenessOf, type Square } from '../core/likeness.ts';
import { graySquare } from './fingerprint.ts';
import { redrawPicture } from './redraw.ts';

/** A picture that another may be a copy of, as a small gray square. */
interface SmallCandidate {
  readonly gray: Uint8Array;
  /** The place of the probe that came nearest. */
  readonly probe: number;
}

/** The part of a candidate that a picture looks alike when both are small; null for no copy. */
type SmallMatch = Part | null;

/** Work on pictures by name: the message to the process, and its reply. */
export interface PictureTasks {
  readonly redraw: {
    readonly input: { readonly bytes: Uint8Array; readonly type: string };
    readonly output: Awaited<ReturnType<typeof redrawPicture>>;
  };
  readonly compareSmall: {
    readonly input: { readonly gray: Uint8Array; readonly candidates: readonly SmallCandidate[] };
    readonly output: readonly SmallMatch[];
  };
  /** How far two pictures agree, 1 to 100; null for no copy. */
  readonly compareLarge: {
    readonly input: {
      readonly original: Uint8Array;
      readonly copy: Uint8Array;
      readonly part: Part;
    };
    readonly output: number | null;
  };
}
export type PictureTask = keyof PictureTasks;

/** A task as it is sent to the process. */
export interface TaskMessage {
  readonly task: PictureTask;
  readonly input: PictureTasks[PictureTask]['input'];
}

const largeSquare = async (bytes: Uint8Array): Promise<Square> => ({
  gray: await graySquare(Buffer.from(bytes), CLOSE_SIDE),
  side: CLOSE_SIDE,
});

const workers: {
  readonly [T in PictureTask]: (
    input: PictureTasks[T]['input'],
  ) => PictureTasks[T]['output'] | Promise<PictureTasks[T]['output']>;
} = {
  redraw: ({ bytes, type }) => redrawPicture(Buffer.from(bytes), type),
  compareSmall: ({ gray, candidates }) =>
    candidates.map((candidate) => {
      const pair = {
        original: { gray: candidate.gray, side: SIDE },
        copy: { gray, side: SIDE },
      };
      const { isCopy, part } = likenessOf(pair, partOfProbe(candidate.probe), 'first');
      return isCopy ? part : null;
    }),
  compareLarge: async ({ original, copy, part }) => {
    const pair = { original: await largeSquare(original), copy: await largeSquare(copy) };
    const { isCopy, whole } = likenessOf(pair, part, 'close');
    return isCopy ? Math.round(whole * 100) : null;
  },
};

/** The reply to a task: an object, since an output may be null. */
export interface TaskReply {
  readonly output: unknown;
}

/** Does a task in this process. */
export const runTask = async ({ task, input }: TaskMessage): Promise<TaskReply> => ({
  output: await (workers[task] as (input: unknown) => unknown)(input),
});
