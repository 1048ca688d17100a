/** Records that begin a part of an old workbook, and the one that ends it. */
const BEGINS = new Set([0x0009, 0x0209, 0x0409, 0x0809]);
const ENDS = 0x000a;

/**
 * Whether the records of an old sheet stand whole: each has as many bytes as it says, and each part
 * that begins ends. A file that was cut off would else be read as far as it goes.
 */
export function areWhole(bytes: Uint8Array): boolean {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let open = 0;
  for (let offset = 0; offset + 4 <= bytes.length; ) {
    const id = view.getUint16(offset, true);
    offset += 4 + view.getUint16(offset + 2, true);
    if (offset > bytes.length) return false;
    if (BEGINS.has(id)) open += 1;
    else if (id === ENDS) open -= 1;
  }
  return open <= 0;
}
