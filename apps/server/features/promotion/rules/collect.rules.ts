import { promotionLimits } from '@saya/contract/promotion/promotion.ts'
import { dayMs, daySpan } from '@saya/money'

/**
 * Until when what a day came to can be collected: for seven whole days behind the day, and for as long behind a night that came late,
 * since nobody can collect what is not promised yet.
 */
export function collectableUntil(day: string, promisedAtMs: number): number {
  return Math.max(daySpan(day).untilMs, promisedAtMs) + promotionLimits.collectDays * dayMs
}
