import type { StaffRole } from '#contract/call.ts';
import { isPermitted } from '#contract/permissions.ts';
import type { Party } from '../order.ts';

interface PartyReader {
  readonly accountId: string;
  /** None where a side of the order reads it. */
  readonly roles?: readonly StaffRole[];
}

/** Returns a party as a reader sees it: its account only for staff who may open its page. */
export const toPartyView = ({ id, name, country }: Party, reader: PartyReader) => ({
  id: isPermitted(reader.roles ?? [], 'companies') ? id : null,
  name,
  country,
  you: id === reader.accountId,
});
