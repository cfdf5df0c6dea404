/**
 * Whether an income that is stated may lower a band: a loss is a smaller share of a higher one, and of none it is no share. Where none is
 * known the marker gives no points, so that whatever is stated first lowers nothing.
 */
export function needsSecond(known: bigint | null, stated: bigint | null): boolean {
  return known !== null && (stated === null || stated > known)
}
