import type { GivenPosting } from './rewardKills.store.ts'

/** Tells of postings that are not there once, with the amount that they must have, and of those that nobody should have. */
export function comparePostings(
  what: string,
  wanted: ReadonlyMap<string, bigint>,
  found: readonly GivenPosting[],
): string[] {
  const posted = new Map(found.map(({ reference, amount }) => [reference, amount]))
  const doubled = found.length === posted.size ? [] : [`A ${what} was posted twice`]
  const missing = [...wanted].filter(([reference, amount]) => posted.get(reference) !== amount)
  const beyond = found.filter(({ reference }) => !wanted.has(reference))
  return [
    ...doubled,
    ...missing.map(([reference, amount]) => `The ${what} ${reference} of ${amount} came to ${posted.get(reference)}`),
    ...beyond.map(
      ({ uid, reference, amount }) => `${uid} was posted the ${what} ${reference} of ${amount} for nothing`,
    ),
  ]
}
