interface Due {
  readonly gateway: string
}

/**
 * Sees to what is due, of each gateway one after another and of all gateways at once: whoever waits for one that does not
 * answer keeps nobody waiting who goes through another.
 */
export async function eachByGateway<T extends Due>(due: readonly T[], act: (one: T) => Promise<void>): Promise<void> {
  const groups = new Map<string, T[]>()
  for (const one of due) groups.set(one.gateway, [...(groups.get(one.gateway) ?? []), one])
  // All have come to their end before a failure is told, so that none goes on behind the caller's back.
  const ends = await Promise.allSettled([...groups.values()].map(group => inTurn(group, act)))
  const failure = ends.find(end => end.status === 'rejected')
  if (failure) throw failure.reason
}

async function inTurn<T>(group: readonly T[], act: (one: T) => Promise<void>): Promise<void> {
  for (const one of group) await act(one)
}
