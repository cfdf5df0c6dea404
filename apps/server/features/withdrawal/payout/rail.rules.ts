import { cycleCreditHours, cycleHours, instapayMostPesos } from '@saya/contract/withdrawal/pesonet.ts'
import type { Rail } from '@saya/contract/withdrawal/withdrawal.ts'
import { dayMs, manilaDay, startOfManilaDay, type Units, unitsPerPeso } from '@saya/money'

const instapayMost = BigInt(instapayMostPesos) * unitsPerPeso

const minuteMs = 60_000
const hourMs = 60 * minuteMs

/** What one transfer of InstaPay carries goes at once; more goes with the banks' cycles. */
export function railOf(amount: Units): Rail {
  return amount <= instapayMost ? 'instapay' : 'pesonet'
}

const creditMs = cycleCreditHours * hourMs
const usualInstapayMs = 5 * minuteMs

/** Until when money that is sent now has usually arrived. */
export function expectedAtMs(rail: Rail, sentAtMs: number): number {
  if (rail === 'instapay') return sentAtMs + usualInstapayMs
  for (let day = startOfManilaDay(sentAtMs); ; day += dayMs) {
    if (!isBankingDay(day)) continue
    const cycle = cycleHours.map(hour => day + hour * hourMs).find(atMs => atMs > sentAtMs)
    if (cycle !== undefined) return cycle + creditMs
  }
}

const instapayPatienceMs = 24 * hourMs
const pesonetPatienceDays = 2

/** When the gateway has been silent for too long about what it was asked to pay. */
export function deadlineMs(rail: Rail, sentAtMs: number): number {
  if (rail === 'instapay') return sentAtMs + instapayPatienceMs
  let day = startOfManilaDay(sentAtMs)
  for (let left = pesonetPatienceDays; left > 0; ) {
    day += dayMs
    if (isBankingDay(day)) left--
  }
  return day + dayMs
}

/**
 * The holidays that fall on the same day each year. Those that move are not known here: then a bank is called late a day
 * too early, which frees no money and only says so.
 */
const fixedHolidays = new Set([
  '01-01',
  '04-09',
  '05-01',
  '06-12',
  '08-21',
  '11-01',
  '11-30',
  '12-08',
  '12-25',
  '12-30',
  '12-31',
])

/** Whether banks exchange money on the day in Manila that this moment lies in. */
export function isBankingDay(atMs: number): boolean {
  // Days are counted from a Thursday in 1970.
  const weekday = (4 + Math.floor((startOfManilaDay(atMs) + dayMs / 2) / dayMs)) % 7
  return weekday !== 0 && weekday !== 6 && !fixedHolidays.has(manilaDay(atMs).slice(5))
}
