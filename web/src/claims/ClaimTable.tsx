import type { ReactNode } from 'react';
import type { ClaimSummary } from '#contract/claims/claim-schemas.ts';
import { Table } from '#web/ui/table/Table.tsx';
import { useClaimColumns } from './ClaimColumns.tsx';

interface Props {
  readonly label: string;
  readonly claims: readonly ClaimSummary[] | undefined;
  readonly pathOf: (claim: ClaimSummary) => string;
  readonly refetching: boolean;
  readonly empty: ReactNode;
}

/** Renders a table of claims: part, party to act, deadline. */
export function ClaimTable({ label, claims, pathOf, refetching, empty }: Props) {
  return (
    <Table
      label={label}
      columns={useClaimColumns(claims, pathOf)}
      rows={claims}
      rowKey={(one) => one.id}
      refetching={refetching}
      empty={empty}
    />
  );
}
