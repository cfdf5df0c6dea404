/**
 * Acts on each, of one lane one after another and of all lanes at once: whoever waits for an outside party that does not
 * answer keeps nobody waiting who goes through another.
 */
export async function inLanes<T>(
  all: readonly T[],
  laneOf: (one: T) => string,
  act: (one: T) => Promise<void>,
): Promise<void> {
  const lanes = new Map<string, T[]>()
  for (const one of all) lanes.set(laneOf(one), [...(lanes.get(laneOf(one)) ?? []), one])
  // All have come to their end before a failure is told, so that none goes on behind the caller's back.
  const ends = await Promise.allSettled([...lanes.values()].map(lane => inTurn(lane, act)))
  const failure = ends.find(end => end.status === 'rejected')
  if (failure) throw failure.reason
}

async function inTurn<T>(lane: readonly T[], act: (one: T) => Promise<void>): Promise<void> {
  for (const one of lane) await act(one)
}
