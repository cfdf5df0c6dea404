/** The name of one member schema. Nothing but the router and the migrations may know it. */
export function memberSchemaName(index: number): string {
  return `member_${String(index).padStart(2, '0')}`
}

export function memberSchemaOf(uid: bigint, count: number): string {
  return memberSchemaName(Number(uid % BigInt(count)))
}
