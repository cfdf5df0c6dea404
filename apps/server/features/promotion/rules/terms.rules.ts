import { dayMs, daySpan, manilaDay } from '@saya/money'
import type { Deal } from '../kinds/index.ts'
import { type Dates, isDayOf } from './phase.rules.ts'

/** A version that two people agreed to. */
interface AgreedVersion {
  readonly promotion: string
  readonly number: number
  readonly decidedAtMs: number | null
  readonly stoppedAtMs: number | null
}

/** A version with its dates and what it gives. */
interface AgreedOffer {
  readonly version: AgreedVersion
  readonly offer: Dates
  readonly deal: Pick<Deal, 'pays'>
}

/** Whether a version was stopped before a day was over. */
export function isStoppedFor({ stoppedAtMs }: Pick<AgreedVersion, 'stoppedAtMs'>, day: string): boolean {
  return stoppedAtMs !== null && stoppedAtMs < daySpan(day).untilMs
}

/** What pays for whole days shows its terms all day, so they change at midnight alone. */
function paysForDays({ deal }: AgreedOffer): boolean {
  return deal.pays === 'each day' || deal.pays === 'places'
}

/**
 * The version of one promotion that holds on a day, out of all that were agreed to, the oldest first. From its first day on a version takes
 * the place of those before it. What pays for whole days goes by what was agreed to before the day began; where nothing was, or that was
 * stopped, it goes by what was agreed to first on the day itself. One that was stopped is named where nothing else holds.
 */
export function holdingOn<O extends AgreedOffer>(agreed: readonly O[], day: string): O | undefined {
  const { fromMs, untilMs } = daySpan(day)
  const agreedAt = ({ version }: O) => version.decidedAtMs ?? untilMs
  const begun = agreed.filter(one => one.offer.first_day <= day && agreedAt(one) < untilMs)
  const isLater = (one: O) => paysForDays(one) && agreedAt(one) >= fromMs
  const candidates = [...begun.filter(one => !isLater(one)).slice(-1), ...begun.filter(isLater)]
  const ofDay = candidates.filter(one => isDayOf(one.offer, day))
  return ofDay.find(one => !isStoppedFor(one.version, day)) ?? ofDay.at(-1)
}

/** The version of one promotion that members and staff see: that which holds today, else the one that was agreed to last. */
export function shownOn<O extends AgreedOffer>(agreed: readonly O[], day: string): O | undefined {
  const holding = holdingOn(agreed, day)
  return holding && !isStoppedFor(holding.version, day) ? holding : agreed.at(-1)
}

/**
 * The version of one promotion that goes on for who joined by it, out of all that were agreed to, the oldest first: what they were told
 * as they joined stays so, whatever later versions say. Where that one was stopped, they go over to the one that took its place. Nothing
 * goes on while what holds now is stopped.
 */
export function goingOnFor<O extends AgreedOffer>(
  agreed: readonly O[],
  { joinedAtMs, today }: { readonly joinedAtMs: number; readonly today: string },
): O | undefined {
  const day = manilaDay(joinedAtMs)
  const ofDay = agreed.filter(({ offer }) => isDayOf(offer, day))
  const told = ofDay.findLast(({ version }) => (version.decidedAtMs ?? 0) <= joinedAtMs) ?? ofDay[0]
  if (!told) return undefined
  const begun = agreed.filter(one => one.version.number >= told.version.number && one.offer.first_day <= today)
  const current = begun.at(-1)
  if (!current || current.version.stoppedAtMs !== null) return undefined
  if (told.version.stoppedAtMs === null) return told
  return { ...current, offer: { ...current.offer, first_day: told.offer.first_day } }
}

/** The versions of one promotion that hold from a day on, each with the days that later ones leave it. */
export function holdingFrom<O extends AgreedOffer>(agreed: readonly O[], day: string): readonly O[] {
  const shown = shownOn(agreed, day)
  if (!shown) return []
  const nextDay = manilaDay(daySpan(day).untilMs)
  const later = agreed
    .filter(({ version }) => version.number > shown.version.number)
    .map(one => ({ ...one, offer: { ...one.offer, first_day: latest(one.offer.first_day, nextDay) } }))
  const chain = [shown, ...later].map((one, at, all) => {
    const ends = all.slice(at + 1).map(({ offer }) => dayBefore(offer.first_day))
    const last_day = [one.offer.last_day, ...ends].toSorted()[0] ?? one.offer.last_day
    return { ...one, offer: { ...one.offer, last_day } }
  })
  return chain.filter(({ version, offer }) => version.stoppedAtMs === null && offer.first_day <= offer.last_day)
}

function latest(one: string, other: string): string {
  return one > other ? one : other
}

function dayBefore(day: string): string {
  return manilaDay(daySpan(day).fromMs - dayMs)
}

/** The versions of each promotion, in the order in which they come. */
export function groupByPromotion<O extends AgreedOffer>(offers: readonly O[]): readonly (readonly O[])[] {
  const groups = new Map<string, O[]>()
  for (const one of offers) {
    const { promotion } = one.version
    groups.set(promotion, [...(groups.get(promotion) ?? []), one])
  }
  return [...groups.values()]
}

/** What holds side by side, one version of each promotion, whichever day one of several versions begins. */
export function sidesOf<O extends AgreedOffer>(held: readonly O[]): readonly (readonly O[])[] {
  const promotions = groupByPromotion(held)
  const changes = promotions.filter(own => own.length > 1).flat()
  const days = new Set(changes.map(({ offer }) => offer.first_day))
  if (days.size === 0) return [held]
  return [...days].map(day =>
    promotions.flatMap(own => own.find(({ offer }) => isDayOf(offer, day)) ?? own.at(-1) ?? []),
  )
}
