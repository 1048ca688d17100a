import { replies } from '#contract/surplus/calls.ts';
import { useCallQuery } from '#web/api/hooks.ts';
import { AnswerList, useAnswers } from '../AnswerList.tsx';
import { useWasteFace } from '../board-face.ts';

/** Bids that I made and bids on my deals. */
export function BidList() {
  const answers = useAnswers();
  const found = useCallQuery(replies, answers.input, { keep: true });
  return (
    <AnswerList
      face={useWasteFace()}
      answers={answers}
      found={found}
      mpnOf={(item) => item.model}
    />
  );
}
