import { Email } from '#contract/fields.ts';
import { Failure } from '#server/kit/failure.ts';
import type { CommandContext } from '#server/kit/request-context.ts';
import { addAdminOnServer } from './commands/staff/add-admin-on-server.ts';
import { resetAdminOnServer } from './commands/staff/reset-admin-on-server.ts';
import { type AccountsDeps, toDeps } from './deps.ts';

/** A command about the only administrator, given on the server itself. */
export type ServerCommand =
  | { readonly kind: 'add'; readonly email: string; readonly name: string }
  | { readonly kind: 'reset'; readonly email: string };

/**
 * Adds an administrator, or resets the only one, for whoever may run programs on the server. Returns
 * the address of a link by which they choose their own password.
 */
export function runOnServer(
  ctx: CommandContext,
  deps: AccountsDeps,
  command: ServerCommand,
): Promise<string> {
  const email = Email.safeParse(command.email);
  if (!email.success) throw Failure.invalidFields([{ field: 'email', key: 'email' }]);
  const own = toDeps(deps);
  if (command.kind === 'reset') return resetAdminOnServer(ctx, own, { email: email.data });
  return addAdminOnServer(ctx, own, { email: email.data, name: command.name });
}
