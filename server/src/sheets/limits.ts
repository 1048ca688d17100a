/** How much of a file is read before it is refused. */
export interface SheetLimits {
  readonly fileBytesMax: number;
  /** Rows of a sheet that hold anything. */
  readonly rowsMax: number;
  readonly columnsMax: number;
  readonly cellCharsMax: number;
  /** Merged cells of a sheet. */
  readonly mergesMax: number;
  /** Bytes that one part of a zipped file may unpack to. */
  readonly unpackedBytesMax: number;
  /** How many times its size a part of a zipped file may unpack to, once above 50 MB. */
  readonly unpackRatioMax: number;
  /** Bytes of all texts that the cells of an xlsx share. */
  readonly sharedTextBytesMax: number;
  /** xls and its like are read whole, in a thread of their own that has so much time and memory. */
  readonly threadMs: number;
  readonly threadMemoryMb: number;
  readonly threadFileBytesMax: number;
}

const MB = 1024 * 1024;

/** The default limits. */
export const sheetLimits: SheetLimits = {
  fileBytesMax: 200 * MB,
  rowsMax: 1_048_576,
  columnsMax: 512,
  cellCharsMax: 32_767,
  mergesMax: 50_000,
  unpackedBytesMax: 2048 * MB,
  unpackRatioMax: 200,
  sharedTextBytesMax: 160 * MB,
  threadMs: 60_000,
  threadMemoryMb: 384,
  threadFileBytesMax: 40 * MB,
};
