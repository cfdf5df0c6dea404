/** The page on which a kind of promotion is followed, collected or invited to, and what its button and its line are called. */
const doors = {
  ranking: { href: '/welfare/betting-rank', name: 'toRanking', line: 'bySelf' },
  rebate: { href: '/welfare/cq9-page', name: 'toRebate', line: 'toCollect' },
  lossRebate: { href: '/welfare/tpg-details', name: 'toLosses', line: 'bySelf' },
  invite: { href: '/invite', name: 'toInvite', line: 'byFriends' },
  listGift: { href: null, name: null, line: 'byList' },
  listTickets: { href: '/cashback', name: 'toCashback', line: 'byList' },
} as const

export function doorOf(kind: string) {
  return Object.entries(doors).find(([name]) => name === kind)?.[1]
}

/** Whether it is given to whoever is on a list, by itself, where each is decided on once. */
export function isForList(kind: string): boolean {
  return doorOf(kind)?.line === 'byList'
}
