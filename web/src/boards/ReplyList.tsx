import { replies } from '#contract/boards/calls.ts';
import { useCallQuery } from '#web/api/hooks.ts';
import { AnswerList, useAnswers } from './AnswerList.tsx';
import { useMallFace } from './board-face.ts';

/** Quotes that I gave and quotes on my requests. */
export function ReplyList() {
  const answers = useAnswers();
  const found = useCallQuery(replies, answers.input, { keep: true });
  return (
    <AnswerList
      face={useMallFace()}
      answers={answers}
      found={found}
      mpnOf={(item) => item.offeredModel}
    />
  );
}
