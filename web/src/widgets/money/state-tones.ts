import type { Deposit } from '#contract/deposits/schemas.ts';
import type { WithdrawalState } from '#contract/wallet/withdrawal-machine.ts';
import type { TagTone } from '#web/ui/Tag.tsx';

/** Tones of a deposit's states. */
export const depositTones: Readonly<Record<Deposit['state'], TagTone>> = {
  announced: 'wait',
  held: 'pass',
  returning: 'wait',
  returned: 'none',
  bankReturned: 'wait',
  replaced: 'none',
  failed: 'fail',
};

/** Tones of a withdrawal's states, as its owner sees them. */
export const withdrawalTones: Readonly<Record<WithdrawalState, TagTone>> = {
  applied: 'wait',
  approved: 'wait',
  sent: 'wait',
  completed: 'pass',
  returned: 'fail',
  refused: 'fail',
  cancelled: 'none',
};
