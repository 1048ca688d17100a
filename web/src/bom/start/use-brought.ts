import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import type { Bom } from '#contract/bom/bill-schemas.ts';
import { bomList, bomOpen } from '#contract/bom/calls.ts';
import { queryKey } from '#web/api/command.ts';
import { bomPath } from '../addresses.ts';
import { saveToken } from '../tokens.ts';

/** A bill as an upload or a paste answers it. */
interface Brought {
  readonly bom: Bom;
  readonly token: string | null;
}

/** Opens a bill that was just brought: its page need not ask for it again. */
export function useBrought(): (brought: Brought) => void {
  const client = useQueryClient();
  const navigate = useNavigate();
  return ({ bom, token }) => {
    saveToken(bom.id, token);
    client.setQueryData([...queryKey(bomOpen, { id: bom.id, token }), 'member'], bom);
    void client.invalidateQueries({ queryKey: queryKey(bomList) });
    void navigate(bomPath(bom.id));
  };
}
