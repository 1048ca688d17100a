/** Dependencies of the dock outside the slice. */
export interface DockDeps {
  /** Makes the codes of labels. */
  readonly secret: Buffer;
  /** Address of the web client, `https://assay.example`, without a slash at its end. */
  readonly publicUrl: string;
}
