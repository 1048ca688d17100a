/** Upper-cases a field in place, so that the cursor stays where the reader types. */
export function upperCased(field: HTMLInputElement): string {
  const { value, selectionStart, selectionEnd } = field;
  const text = value.toUpperCase();
  if (text === value) return text;
  field.value = text;
  field.setSelectionRange(selectionStart, selectionEnd);
  return text;
}
