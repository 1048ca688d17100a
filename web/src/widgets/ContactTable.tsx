import type { AddressChange, SellerContact } from '#contract/onboarding/schemas.ts';
import { type Column, Table } from '#web/ui/table/Table.tsx';

const fields = ['province', 'city', 'district', 'address', 'contactName', 'mobile'] as const;
type ContactField = (typeof fields)[number];

interface Props {
  readonly change: Pick<AddressChange, 'before' | 'after'>;
  readonly label: string;
  readonly heads: { readonly field: string; readonly before: string; readonly after: string };
  readonly fieldLabel: (field: ContactField) => string;
}

const EMPTY = '–';

function writtenOf(contact: SellerContact, field: ContactField): string {
  if (field !== 'mobile') return contact[field] || EMPTY;
  return contact.mobile === '' ? EMPTY : `+${contact.mobileAreaCode} ${contact.mobile}`;
}

/** Shows address, contact and mobile of a seller as they stand and as proposed, side by side. */
export function ContactTable({ change, label, heads, fieldLabel }: Props) {
  const rows = fields.map((field) => ({
    field,
    before: writtenOf(change.before, field),
    after: writtenOf(change.after, field),
  }));
  const columns: Column<(typeof rows)[number]>[] = [
    {
      key: 'field',
      head: heads.field,
      phone: 'title',
      cell: ({ field }) => fieldLabel(field),
    },
    {
      key: 'before',
      head: heads.before,
      phone: 'wide',
      phoneLabel: heads.before,
      cell: ({ before }) => before,
    },
    {
      key: 'after',
      head: heads.after,
      phone: 'wide',
      phoneLabel: heads.after,
      cell: ({ before, after }) => (before === after ? after : <strong>{after}</strong>),
    },
  ];
  return <Table label={label} columns={columns} rows={rows} rowKey={({ field }) => field} dense />;
}
