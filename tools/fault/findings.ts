/** Collects what a fault showed: sentences that held and sentences that did not. */
export class Findings {
  readonly #print: (line: string) => void;
  #broken = 0;

  constructor(print: (line: string) => void) {
    this.#print = print;
  }

  /** True while every checked sentence held. */
  get hasHeld(): boolean {
    return this.#broken === 0;
  }

  /** Prints a step of the fault that judges nothing. */
  note(sentence: string): void {
    this.#print(`        ${sentence}`);
  }

  /** Prints whether a sentence about the product holds, and counts it where it does not. */
  check(holds: boolean, sentence: string): void {
    if (!holds) this.#broken += 1;
    this.#print(`${holds ? 'held  ' : 'BROKEN'}  ${sentence}`);
  }
}

/**
 * An attack or a failure that the product must survive. It is one file of `tools/fault/faults`,
 * named like the fault, which exports it as `fault`.
 */
export interface Fault {
  /** One sentence: the attack or the failure that is made. */
  readonly summary: string;
  run(findings: Findings): Promise<void>;
}
