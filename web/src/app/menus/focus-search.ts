/** Scrolls to the top and puts the cursor into the search box that is shown at this width. */
export function focusSearch(): void {
  window.scrollTo({ top: 0 });
  const boxes = document.querySelectorAll<HTMLInputElement>('form[role=search] input[type=search]');
  [...boxes].find((box) => box.offsetParent !== null)?.focus({ preventScroll: true });
}
