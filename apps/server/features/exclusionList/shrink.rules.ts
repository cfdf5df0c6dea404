/** A list is usually so much like the one before: what leaves out more than this share of it, and more than a few people, is looked at. */
const usualShare = 10n
const fewPeople = 5

/** Whether so many people who are gone from a list need a second person of staff to say that this is right. */
export function needsSecond({ gone, before }: { readonly gone: number; readonly before: number }): boolean {
  return gone > fewPeople && BigInt(gone) * usualShare > BigInt(before)
}
