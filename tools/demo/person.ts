import type { Session } from '#contract/accounts/schemas.ts';
import type { Call, ClientInput, Output } from '#contract/call.ts';
import { Caller, type Carry } from '../deal/caller.ts';

/** Signs in by calls of its own and answers the session. */
export type SignIn = (visitor: Caller) => Promise<Session>;

/**
 * Somebody of the demo who signs in with the first call there is to make: most of a sign-in is the
 * hashing of a password, so nobody comes who has nothing to do.
 */
export class Person extends Caller {
  readonly #carry: Carry;
  readonly #signIn: SignIn;
  #here: Promise<unknown> | null = null;

  constructor(name: string, carry: Carry, signIn: SignIn) {
    super(name, carry);
    this.#carry = carry;
    this.#signIn = signIn;
  }

  /** Goes home: the session ends by itself, and the next call opens a new one. */
  leave(): void {
    this.#here = null;
  }

  override async send<C extends Call>(call: C, input: ClientInput<C>): Promise<Output<C>> {
    await this.#arrived();
    return super.send(call, input);
  }

  override async upload<C extends Call>(call: C, name: string, bytes: Buffer): Promise<Output<C>> {
    await this.#arrived();
    return super.upload(call, name, bytes);
  }

  /** Calls made at the same time wait for one signing in. */
  #arrived(): Promise<unknown> {
    this.#here ??= this.#signIn(new Caller(this.name, this.#carry)).then((session) =>
      this.signedIn(session),
    );
    return this.#here;
  }
}
