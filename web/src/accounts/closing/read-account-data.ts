import { sessionList } from '#contract/accounts/profile-calls.ts';
import type { UserInfo } from '#contract/accounts/schemas.ts';
import { loginUser } from '#contract/accounts/session-calls.ts';
import type { Output } from '#contract/call.ts';
import { buyerOne, sellerOne } from '#contract/companies/calls.ts';
import { addressList } from '#contract/delivery/calls.ts';
import { agentDraftList, agentDraftOne } from '#contract/orders/agent/drafts-calls.ts';
import { bankList } from '#contract/wallet/bank-calls.ts';
import { sendCall } from '#web/api/client.ts';
import { CallFailure } from '#web/api/failure.ts';

/** Reads the buyer's drafts of agent orders as they were typed, one after the other. */
async function readAgentDrafts(): Promise<readonly Output<typeof agentDraftOne>[]> {
  const drafts: Output<typeof agentDraftOne>[] = [];
  for (const { id } of (await sendCall(agentDraftList, {})).list) {
    try {
      drafts.push(await sendCall(agentDraftOne, { id }));
    } catch (error) {
      // A draft may be sent or deleted in another window meanwhile.
      if (!(error instanceof CallFailure && error.is('notFound'))) throw error;
    }
  }
  return drafts;
}

/** Reads the reader's own account, company and drafts by the calls of their pages. */
export async function readAccountData({ mainIdentity, hasKeyInfo }: UserInfo): Promise<unknown> {
  const account = await sendCall(loginUser, {});
  const logins = await sendCall(sessionList, {});
  if (mainIdentity === null) return { account, logins };
  const bankAccounts = await sendCall(bankList, {});
  if (mainIdentity === 'seller') {
    return { account, logins, bankAccounts, company: await sendCall(sellerOne, {}) };
  }
  const company = await sendCall(buyerOne, {});
  const addresses = await sendCall(addressList, {});
  // Nobody keeps drafts before the buyer's information is complete.
  const drafts = hasKeyInfo === 'Y' ? await readAgentDrafts() : [];
  return { account, logins, bankAccounts, company, addresses, drafts };
}
