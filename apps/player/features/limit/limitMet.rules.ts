import type { Limit } from '@saya/contract/limit/limit.ts'

/** Whether a limit is used up. */
export function isMet({ most, left }: Limit): boolean {
  return most !== '' && Number(left) <= 0
}

/** Of what a bet counts against, the limit with the least left; of several the one that lasts longest. */
export function findBinding(limits: readonly Limit[]): Limit | undefined {
  const [binding] = limits
    .filter(({ counts, most }) => most !== '' && (counts === 'spent' || counts === 'lost'))
    .toSorted((one, other) => Number(one.left) - Number(other.left) || other.until - one.until)
  return binding
}

/** The limit of time that is used up; of several the one that lasts longest. */
export function findTimeUp(limits: readonly Limit[]): Limit | undefined {
  const [longest] = limits
    .filter(limit => limit.counts === 'time' && isMet(limit))
    .toSorted((one, other) => other.until - one.until)
  return longest
}
