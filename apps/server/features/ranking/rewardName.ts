import type { DayKey } from './day.store.ts'

/** The kind of posting that pays a place. */
export const rankingPrize = 4007

/** What a prize is known by among all of its member: each place of a day is paid once. */
export function rewardName({ contest, day }: DayKey, place: number): string {
  return `${contest} ${day} ${place}`
}
