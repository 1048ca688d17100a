import { type Ref, type RefCallback, useCallback } from 'react';

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const isTick = (field: Field): field is HTMLInputElement =>
  field.type === 'checkbox' || field.type === 'radio';

const isList = (field: Field): field is HTMLSelectElement => field.tagName === 'SELECT';

/** Repeats an input from before hydration, as if the reader made it now. */
function typeAgain(field: Field, typed: string | boolean): void {
  if (typeof typed === 'boolean') {
    (field as HTMLInputElement).checked = !typed;
    field.click();
    return;
  }
  // Files are still there, and no program may set them.
  if (isList(field) || field.type === 'file') {
    if (isList(field)) field.value = typed;
    field.dispatchEvent(new Event('change', { bubbles: true }));
    return;
  }
  // React hears of a change only where it does not know the value: it knows what is set on the
  // field itself, not what is set by the field's kind.
  field.value = '';
  const kind = Object.getPrototypeOf(field) as Field;
  Object.getOwnPropertyDescriptor(kind, 'value')?.set?.call(field, typed);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

/** Returns a choice made before hydration; a list that the program rendered marks no option. */
function chosenEarly(list: HTMLSelectElement): string | null {
  const initialOption = [...list.options].find((option) => option.defaultSelected);
  return initialOption === undefined || list.value === initialOption.value ? null : list.value;
}

/** Returns a value entered before hydration; null where the field was not touched. */
function typedEarly(field: Field): string | boolean | null {
  if (isList(field)) return chosenEarly(field);
  if (isTick(field)) return field.checked === field.defaultChecked ? null : field.checked;
  return field.value === '' || field.value === field.defaultValue ? null : field.value;
}

const hydratedNodes = new WeakSet<object>();

/**
 * Whether a node is taken over now, for the first time. A part of the page that is hidden while
 * something loads gives its refs up and gets them again: what stands in it then is heard already.
 */
export function markHydrated(node: object): boolean {
  if (hydratedNodes.has(node)) return false;
  hydratedNodes.add(node);
  return true;
}

function assignRef<Node>(ref: Ref<Node> | undefined, node: Node | null): void {
  if (typeof ref === 'function') ref(node);
  else if (ref) ref.current = node;
}

/**
 * The ref of a field that loses nothing: what was typed, chosen or filled in by the browser before the
 * program took the server's drawing over is typed again once it has.
 */
export function useTypedEarly<Node extends Field>(ref?: Ref<Node>): RefCallback<Node> {
  return useCallback(
    (node: Node) => {
      assignRef(ref, node);
      const typed = markHydrated(node) ? typedEarly(node) : null;
      // After the drawing that takes over: until then the program overwrites it.
      const later = typed === null ? undefined : setTimeout(() => typeAgain(node, typed));
      return () => {
        clearTimeout(later);
        assignRef(ref, null);
      };
    },
    [ref],
  );
}
