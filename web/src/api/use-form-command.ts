import type { Call } from '#contract/call.ts';
import type { CommandOptions } from './command.ts';
import { useCommand } from './hooks.ts';
import { useForm, validateInput } from './use-form.ts';

/**
 * A form and the command that it sends: the call's own schema judges the input, and what the server
 * refuses stands at its fields.
 */
export function useFormCommand<C extends Call>(
  call: C,
  input: unknown,
  options: Omit<CommandOptions<C>, 'onFail'> = {},
) {
  const form = useForm(input, validateInput(call, input));
  const command = useCommand(call, { ...options, onFail: (error) => form.refuse(error) });
  return { form, command };
}
