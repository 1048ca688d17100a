import { CallFailure } from '#web/api/failure.ts';

interface Line {
  readonly postItemId: string;
  readonly on: boolean;
}

/**
 * A refusal as the form has it: the server names items by their place among those sent, the form by
 * the item of the post.
 */
export function atItems(error: Error, lines: readonly Line[]): Error {
  if (!(error instanceof CallFailure)) return error;
  const sent = lines.filter((line) => line.on);
  const fields = error.fields.map(({ field, message }) => {
    const [list, index, name] = field.split('.');
    const line = list === 'items' && name ? sent[Number(index)] : undefined;
    return { field: line ? `${line.postItemId}.${name}` : field, message };
  });
  return new CallFailure(error.code, error.message, { ...error.data, fields });
}
