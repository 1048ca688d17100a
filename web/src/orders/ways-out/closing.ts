import type { MoveProps } from '../moves/use-move.ts';

/** Closes a dialog whose event was refused: the refusal stands in the box below it. */
export const closing = ({
  order,
  onRefused,
  onClose,
}: Pick<MoveProps, 'order' | 'onRefused'> & { readonly onClose: () => void }) => ({
  order,
  onRefused: (sentence: string | null) => {
    onRefused(sentence);
    if (sentence) onClose();
  },
});
