/** Makes the ids of a page's headings: letters and digits of any script, each id once. */
export function headingIds(): (text: string) => string {
  const used = new Map<string, number>();
  return (text) => {
    const stem =
      text
        .normalize('NFKC')
        .toLowerCase()
        .replace(/[^\p{L}\p{N}]+/gu, '-')
        .replace(/^-+|-+$/g, '') || 'section';
    for (let count = (used.get(stem) ?? 0) + 1; ; count += 1) {
      used.set(stem, count);
      const id = count === 1 ? stem : `${stem}-${count}`;
      if (count === 1 || !used.has(id)) {
        used.set(id, Math.max(used.get(id) ?? 0, 1));
        return id;
      }
    }
  };
}
