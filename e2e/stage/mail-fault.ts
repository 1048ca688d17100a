import { openProductDatabase } from '../../tools/fault/database.ts';

/** A fault of the mail that goes to one address. */
export interface MailFault {
  /** Lets the mails wait as those whose attempts are used up; returns how many do. */
  exhaust(): Promise<number>;
  /** Makes the mails so many minutes older. */
  age(minutes: number): Promise<void>;
  /** Mails are taken again. */
  mend(): Promise<void>;
  /** Mends the fault, lets every mail go and leaves the database. */
  close(): Promise<void>;
}

/** Has every mail to an address fail, as where its server is down, until the fault is mended. */
export async function failMailsTo(email: string): Promise<MailFault> {
  const db = await openProductDatabase(process.env['MARKET_DATA'] ?? '');
  const name = `mail_fault_${Date.now()}`;
  const quoted = `'${email.replaceAll("'", "''")}'`;
  await db.query(
    `alter table kit.mailbox add constraint ${name} check (recipient <> ${quoted}) not valid`,
  );
  const mend = async () => {
    await db.query(`alter table kit.mailbox drop constraint if exists ${name}`);
  };
  return {
    mend,
    async exhaust() {
      const { rowCount } = await db.query(
        `update graphile_worker._private_jobs set attempts = max_attempts
         where payload ->> 'to' = $1 and locked_at is null and last_error is not null`,
        [email],
      );
      return rowCount ?? 0;
    },
    async age(minutes) {
      await db.query(
        `update graphile_worker._private_jobs
         set created_at = created_at - make_interval(mins => $2)
         where payload ->> 'to' = $1`,
        [email, minutes],
      );
    },
    async close() {
      await mend();
      // A mail that a failed journey leaves would be counted as late work by the next ones.
      await db.query(
        `update graphile_worker._private_jobs set attempts = 0, run_at = now()
         where payload ->> 'to' = $1 and locked_at is null and last_error is not null`,
        [email],
      );
      await db.end();
    },
  };
}
