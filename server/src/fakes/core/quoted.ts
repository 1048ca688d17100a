/** Quoted goods of a seller; a line is the request that it answers. */
interface Quoted {
  readonly seller: { readonly id: string; readonly name: string };
  readonly lines: readonly {
    readonly id: string;
    readonly mpn: string;
    readonly manufacturer: string;
    readonly dateCode: string;
    /** Stored addresses. */
    readonly photos: readonly string[];
  }[];
}

/** Returns quoted goods as they are compared with failed lots: nothing waits for payment yet. */
export const goodsOfQuotes = ({ seller, lines }: Quoted) => ({
  subject: 'quote' as const,
  orderId: null,
  orderNo: '',
  buyerId: null,
  seller,
  isUnpaid: false,
  lines: lines.map(({ dateCode, ...line }) => ({ ...line, lots: [{ dateCode, lotCode: '' }] })),
});
