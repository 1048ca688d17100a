/**
 * One line per phase with the seconds it took. On a terminal the line ticks while the phase runs;
 * elsewhere its beginning is written as well, and a sign of life now and then, with how far it is.
 *
 * @param {string} title
 * @returns {{ reached(how: string): void, done(note?: string): void, failed(note?: string): void }}
 */
export function phase(title, out = process.stdout) {
  const from = Date.now();
  const elapsed = () => `${((Date.now() - from) / 1000).toFixed(1)} s`;
  const draw = () => out.write(`\r\x1b[2K… ${title} (${Math.round((Date.now() - from) / 1000)} s)`);
  if (out.isTTY) draw();
  else out.write(`… ${title}\n`);
  let far = '';
  const life = () => out.write(`… ${title} (${elapsed()}${far})\n`);
  const ticking = setInterval(out.isTTY ? draw : life, out.isTTY ? 1000 : 20_000);
  ticking.unref();
  /** @param {string} mark @param {string} note */
  const end = (mark, note) => {
    clearInterval(ticking);
    const start = out.isTTY ? '\r\x1b[2K' : '';
    out.write(`${start}${mark} ${title}: ${elapsed()}${note === '' ? '' : `, ${note}`}\n`);
  };
  return {
    reached: (how) => {
      far = `, ${how}`;
    },
    done: (note = '') => end('✓', note),
    failed: (note = '') => end('✗', note),
  };
}
