/**
 * The product cannot start, and the person who started it can do something about it.
 * The message is one sentence (or a few lines of one sentence each) meant for that person:
 * a launcher prints it without a stack and ends with exit code 1.
 */
export class StartProblem extends Error {
  override name = 'StartProblem';
}
