/** How long a sign-in, or the password given again, proves who holds a session. */
export const PROOF_MS = 900_000;

/** Whether a session's last proof still counts; a session that was never proven does not. */
export const isProven = (provenAt: Date | null, now: Date): boolean =>
  provenAt !== null && now.getTime() - provenAt.getTime() < PROOF_MS;
