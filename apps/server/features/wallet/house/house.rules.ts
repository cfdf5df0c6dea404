/** One posting, or several between the same accounts. */
export interface AccountMovement {
  readonly asset: string
  readonly source: number
  readonly destination: number
  readonly amount: bigint
}

export interface AccountChange {
  readonly account: number
  readonly asset: string
  readonly change: bigint
}

/** What some postings do to each account, the members' own among them: together always nothing. */
export function accountChanges(postings: readonly AccountMovement[]): AccountChange[] {
  const changes = new Map<string, AccountChange>()
  function add(account: number, asset: string, amount: bigint): void {
    const key = `${asset} ${account}`
    changes.set(key, { account, asset, change: (changes.get(key)?.change ?? 0n) + amount })
  }
  for (const { asset, source, destination, amount } of postings) {
    add(source, asset, -amount)
    add(destination, asset, amount)
  }
  return [...changes.values()].filter(({ change }) => change !== 0n)
}
