/** Quote and source of one row, and a word on why where it is not plain. */
export type Row = readonly [quote: string, source: string, why?: string];
