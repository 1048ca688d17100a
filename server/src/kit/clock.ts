/** Where the program reads the time; acts get `now` from it and never from elsewhere. */
export interface Clock {
  now(): Date;
}

export const systemClock: Clock = { now: () => new Date() };

/** A clock that runs with the system's, moved by an offset that tests and development set. */
export class MovableClock implements Clock {
  #offsetMs = 0;

  now(): Date {
    return new Date(Date.now() + this.#offsetMs);
  }

  /** Moves the clock forward; time never runs back under an open market. */
  advance(ms: number): void {
    if (ms < 0) throw new RangeError('a clock moves forward');
    this.#offsetMs += ms;
  }
}
