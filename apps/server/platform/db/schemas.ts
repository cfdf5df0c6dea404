/** The name of one member schema. Nothing but the router and the migrations may know it. */
export function memberSchemaName(index: number): string {
  return `member_${String(index).padStart(2, '0')}`
}

/** The number of the member schema that owns a member. */
export function memberSchemaOf(uid: bigint, count: number): number {
  if (uid < 0n) throw new RangeError('A uid is never negative.')
  return Number(uid % BigInt(count))
}
