import { prepareZXingModule, type ReaderOptions, readBarcodes } from 'zxing-wasm/reader';
import wasmUrl from 'zxing-wasm/reader/zxing_reader.wasm?url';

// The program is ours to serve: without this the library asks another host for it.
prepareZXingModule({ overrides: { locateFile: () => wasmUrl } });

/** Codes that labels of parts and parcels carry. */
const formats: NonNullable<ReaderOptions['formats']> = [
  'QRCode',
  'MicroQRCode',
  'DataMatrix',
  'Code128',
  'Code39',
  'PDF417',
  'EAN-13',
];

/** Returns the texts of the codes in a picture, each with the mark of its symbology before it. */
export async function readCodes(picture: Blob | ImageData): Promise<string[]> {
  const found = await readBarcodes(picture, {
    formats,
    tryHarder: true,
    maxNumberOfSymbols: 8,
    textMode: 'Plain',
  });
  return found
    .filter(({ isValid, text }) => isValid && text !== '')
    .map(({ symbologyIdentifier, text }) => symbologyIdentifier + text);
}
