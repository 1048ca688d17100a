import { useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { loginUser } from '#contract/accounts/session-calls.ts';
import { addressList, addressSave } from '#contract/delivery/calls.ts';
import type { Address } from '#contract/delivery/schemas.ts';
import { CallFailure } from '#web/api/failure.ts';
import { useCallQuery, useCommand, useSession } from '#web/api/hooks.ts';
import { validateInput } from '#web/api/use-form.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { Button } from '#web/ui/Button.tsx';
import { storeDraft } from '#web/ui/form/draft-storage.ts';
import layout from '#web/ui/layout/layout.module.css';
import { toast } from '#web/ui/overlay/toast.ts';
import text from '#web/ui/text.module.css';
import { type AddressFields, isInBook, toAddressFields } from './address-fields.ts';

interface Props {
  readonly shipTo: AddressFields;
  readonly onChoose: (address: AddressFields) => void;
}

const isEmpty = (typed: AddressFields) =>
  [typed.name, typed.country, typed.city, typed.address, typed.phone].every((one) => one === '');

/**
 * Offers a buyer's kept addresses, fills an empty form with the default one, and keeps what was
 * typed. A visitor and a member who buys as a seller have no book and see nothing.
 */
export function OwnAddresses({ shipTo, onChoose }: Props) {
  const t = useTranslator('order-parts/ordering');
  const isMember = useSession('member') !== null;
  const user = useCallQuery(loginUser, {}, { enabled: isMember, quiet: true }).data;
  const isBuyer = isMember && user?.mainIdentity === 'buyer';
  const book = useCallQuery(addressList, {}, { enabled: isBuyer, quiet: true }).data;
  const isFilled = useRef(false);
  useEffect(() => {
    const first = book?.[0];
    if (isFilled.current || book === undefined) return;
    isFilled.current = true;
    if (first !== undefined && isEmpty(shipTo)) onChoose(toAddressFields(first));
  }, [book, shipTo, onChoose]);
  if (!isBuyer || book === undefined) return null;
  return (
    <div className={`${layout.whole} ${layout.wrapRow} ${text.s12} ${text.m}`}>
      <span>{t(book.length === 0 ? 'noAddresses' : 'ownAddresses')}</span>
      {book.map((address) => (
        <Button key={address.id} size="xs" onClick={() => onChoose(toAddressFields(address))}>
          <span translate="no">{lineOf(address)}</span>
        </Button>
      ))}
      {!isInBook(book, shipTo) && <SaveAddress shipTo={shipTo} />}
      <Link to="/buyer-address">{t('keepAddresses')}</Link>
    </div>
  );
}

const lineOf = ({ company, name, city, country }: Address) =>
  `${company || name} · ${city}, ${country}`;

/** Puts the typed address into the book; one that the book asks more of opens there. */
function SaveAddress({ shipTo }: { shipTo: AddressFields }) {
  const t = useTranslator('order-parts/ordering');
  const { name, company, country, address, city, postcode, phone } = shipTo;
  const typed = { name, company, country, address, city, postcode, phone };
  const entry = { ...typed, id: null, region: '', isDefault: false };
  // A state or province that a country asks for is checked by the book.
  const violations = validateInput(addressSave, { ...entry, region: '-' });
  const save = useCommand(addressSave, {
    changes: [addressList],
    onDone: () => toast(t('addressKept')),
    onFail: (error) => {
      // A state or province that the order does not ask for.
      if (!(error instanceof CallFailure) || error.code !== 422) return false;
      storeDraft('address:new', entry);
      return true;
    },
  });
  const needsBook = save.error instanceof CallFailure && save.error.code === 422;
  if (needsBook) return <Link to="/buyer-address?add=1">{t('addressMore')}</Link>;
  return (
    <Button
      size="xs"
      variant="text"
      loading={save.isPending}
      disabled={Object.keys(violations).length > 0}
      onClick={() => save.mutate(entry)}
    >
      {t('keepAddress')}
    </Button>
  );
}
