import { Link } from 'react-router';
import { loginUser } from '#contract/accounts/session-calls.ts';
import { freightList, freightOne } from '#contract/delivery/calls.ts';
import type { Carrier } from '#contract/option-schemas.ts';
import { reportFailure, sendCall } from '#web/api/client.ts';
import { useCallQuery, useSession } from '#web/api/hooks.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { Button } from '#web/ui/Button.tsx';
import layout from '#web/ui/layout/layout.module.css';
import text from '#web/ui/text.module.css';
import { useCarriers } from '#web/widgets/orders/use-carriers.ts';

interface Props {
  readonly onChoose: (account: { carrier: Carrier; freightAccount: string }) => void;
}

/**
 * Offers a buyer's own accounts at carriers beside the field for one: an order takes no others. A
 * visitor and a member who buys as a seller have none and see nothing.
 */
export function OwnFreightAccounts({ onChoose }: Props) {
  const t = useTranslator('order-parts/ordering');
  const { nameOf } = useCarriers();
  const isMember = useSession('member') !== null;
  const user = useCallQuery(loginUser, {}, { enabled: isMember, quiet: true }).data;
  const isBuyer = isMember && user?.mainIdentity === 'buyer';
  const accounts = useCallQuery(freightList, {}, { enabled: isBuyer, quiet: true }).data;
  if (!isBuyer || accounts === undefined) return null;
  const choose = (id: string) => {
    sendCall(freightOne, { id }).then(
      ({ carrier, number }) => onChoose({ carrier, freightAccount: number }),
      (error: unknown) => reportFailure(error, () => choose(id)),
    );
  };
  return (
    <div className={`${layout.whole} ${layout.wrapRow} ${text.s12} ${text.m}`}>
      <span>{t(accounts.length === 0 ? 'noAccounts' : 'ownAccounts')}</span>
      {accounts.map(({ id, carrier, masked, label }) => (
        <Button key={id} size="xs" onClick={() => choose(id)}>
          <span translate="no">
            {nameOf(carrier)} {masked} {label}
          </span>
        </Button>
      ))}
      <Link to="/buyer-freight-account">{t('keepAccounts')}</Link>
    </div>
  );
}
