/** A sign-in, or the password entered again, proves who holds a session for so long. */
export const PROOF_MS = 900_000;

/** Whether a proof still counts; a session that was never proved has none. */
export const isProven = (provenAt: Date | null, now: Date, forMs = PROOF_MS): boolean =>
  provenAt !== null && now.getTime() - provenAt.getTime() < forMs;
