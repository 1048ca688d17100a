import { useState } from 'react';
import { Link } from 'react-router';
import type { UserInfo } from '#contract/accounts/schemas.ts';
import { personName } from '#contract/person-name.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { Button } from '#web/ui/Button.tsx';
import { DefinitionList } from '#web/ui/layout/DefinitionList.tsx';
import { Section } from '#web/ui/layout/Section.tsx';
import { Tag, type TagTone } from '#web/ui/Tag.tsx';
import { CountryName } from '#web/widgets/CountryName.tsx';
import { CommandDialog } from '#web/widgets/records/CommandDialog.tsx';
import { DateTime } from '#web/widgets/times/DateTime.tsx';
import { KeyInfoFields, useKeyInfo } from './KeyInfoForm.tsx';
import { PictureLine } from './PictureLine.tsx';

/** The account's facts, and the form that changes company and contact. */
export function AccountFacts({ user }: { user: UserInfo }) {
  const t = useTranslator('accounts');
  const own = useTranslator('accounts/own');
  const [open, setOpen] = useState(false);
  const name = personName(user);
  return (
    <Section
      title={own('me.account')}
      action={
        <Button size="xs" icon="edit" onClick={() => setOpen(true)}>
          {own('me.edit')}
        </Button>
      }
    >
      <PictureLine user={user} />
      <DefinitionList
        items={[
          { key: 'name', term: own('me.name'), value: name || own('me.noName') },
          {
            key: 'identity',
            term: own('me.identity'),
            value: user.mainIdentity && t(`identity.${user.mainIdentity}`),
          },
          { key: 'company', term: t('company'), value: user.companyName || own('me.noName') },
          {
            key: 'country',
            term: t('country'),
            value: user.country ? <CountryName code={user.country} /> : own('me.noName'),
          },
          { key: 'since', term: own('me.since'), value: <DateTime at={user.createtime} /> },
          ...(user.mainIdentity === 'seller'
            ? [
                {
                  key: 'settlement',
                  term: own('me.settlement'),
                  value: <SettlementLine state={user.sellerState ?? 'draft'} />,
                },
              ]
            : []),
        ]}
      />
      {open && <EditDialog user={user} onClose={() => setOpen(false)} />}
    </Section>
  );
}

const tones: Record<NonNullable<UserInfo['sellerState']>, TagTone> = {
  draft: 'none',
  submitted: 'wait',
  pass: 'pass',
  rejected: 'fail',
};

function SettlementLine({ state }: { state: NonNullable<UserInfo['sellerState']> }) {
  const own = useTranslator('accounts/own');
  return (
    <>
      <Tag tone={tones[state]}>{own(`me.state.${state}`)}</Tag>{' '}
      <Link to="/seller-settlement">{own('me.goSettle')}</Link>
    </>
  );
}

function EditDialog({ user, onClose }: { user: UserInfo; onClose: () => void }) {
  const t = useTranslator('accounts');
  const own = useTranslator('accounts/own');
  const info = useKeyInfo(user, onClose);
  return (
    <CommandDialog
      title={own('me.editTitle')}
      submit={own('me.save')}
      width="middle"
      form={info.form}
      command={{ isPending: info.saving, error: null }}
      onSubmit={() => info.send(t('keyInfo.saved'))}
      onClose={onClose}
    >
      <KeyInfoFields info={info} />
    </CommandDialog>
  );
}
