import type { KeyboardEvent } from 'react';

/** The place an arrow key moves to in a row of `length`, or null for another key. */
export function arrowTarget(key: string, index: number, length: number): number | null {
  if (length === 0) return null;
  if (key === 'ArrowRight' || key === 'ArrowDown') return (index + 1) % length;
  if (key === 'ArrowLeft' || key === 'ArrowUp') return (index - 1 + length) % length;
  if (key === 'Home') return 0;
  if (key === 'End') return length - 1;
  return null;
}

/** Moves focus among the parent's children that take part in the keyboard row, and picks there. */
export function moveByArrows(
  event: KeyboardEvent<HTMLElement>,
  pick: (index: number) => void,
): void {
  const items = [
    ...event.currentTarget.querySelectorAll<HTMLElement>('[data-stop]:not(:disabled)'),
  ];
  const focusedIndex = items.indexOf(document.activeElement as HTMLElement);
  const target = focusedIndex < 0 ? null : arrowTarget(event.key, focusedIndex, items.length);
  const item = target === null ? undefined : items[target];
  if (!item) return;
  event.preventDefault();
  item.focus();
  pick(Number(item.dataset['stop']));
}
