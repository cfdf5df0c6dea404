import { manilaDay } from '@saya/money'
import { type LiveOffer, offeredOf } from './offered.ts'
import { findVersion, listAgreed } from './promotion.store.ts'
import { goingOnFor, groupByPromotion, holdingFrom, holdingOn, isStoppedFor, shownOn } from './rules/terms.rules.ts'

type AnyTx = Parameters<typeof listAgreed>[0]
type PickOffers = (agreed: readonly LiveOffer[], day: string) => readonly LiveOffer[]

/** What one rule makes of the versions of each promotion. */
async function pickHeld(tx: AnyTx, day: string, pick: PickOffers): Promise<readonly LiveOffer[]> {
  const agreed = (await listAgreed(tx, day)).map(offeredOf)
  return groupByPromotion(agreed).flatMap(own => pick(own, day))
}

/** Each promotion by the version that members see now: early, on, over or stopped. */
export function listShown(tx: AnyTx, nowMs: number): Promise<readonly LiveOffer[]> {
  return pickHeld(tx, manilaDay(nowMs), (own, day) => {
    const shown = shownOn(own, day)
    return shown ? [shown] : []
  })
}

export async function findShown(tx: AnyTx, promotion: string, nowMs: number): Promise<LiveOffer | undefined> {
  const day = manilaDay(nowMs)
  return shownOn((await listAgreed(tx, day, promotion)).map(offeredOf), day)
}

/** Each promotion by the version that goes for a day, one that was stopped among them. */
export function listGoingOn(tx: AnyTx, day: string): Promise<readonly LiveOffer[]> {
  return pickHeld(tx, day, own => {
    const holding = holdingOn(own, day)
    return holding ? [holding] : []
  })
}

/** Each promotion that gives for a day by the version that it goes by. One that was stopped before the day was over gives nothing for it. */
export function listHoldingOn(tx: AnyTx, day: string): Promise<readonly LiveOffer[]> {
  return pickHeld(tx, day, own => {
    const holding = holdingOn(own, day)
    return holding && !isStoppedFor(holding.version, day) ? [holding] : []
  })
}

interface JoinMoment {
  readonly joinedAtMs: number
  readonly nowMs: number
}

/** Each promotion that goes on for who joined at a moment, by the version that goes on for them. */
export function listGoingOnFor(tx: AnyTx, { joinedAtMs, nowMs }: JoinMoment): Promise<readonly LiveOffer[]> {
  return pickHeld(tx, manilaDay(joinedAtMs), own => {
    const goingOn = goingOnFor(own, { joinedAtMs, today: manilaDay(nowMs) })
    return goingOn ? [goingOn] : []
  })
}

/** Every version that holds now or will, with the days that later ones leave it. */
export function listHeld(tx: AnyTx, nowMs: number): Promise<readonly LiveOffer[]> {
  return pickHeld(tx, manilaDay(nowMs), holdingFrom)
}

/** From which day on each version of a promotion holds that waits for its day. */
export async function listFromDays(tx: AnyTx, promotion: string, nowMs: number): Promise<ReadonlyMap<number, string>> {
  const day = manilaDay(nowMs)
  const held = holdingFrom((await listAgreed(tx, day, promotion)).map(offeredOf), day)
  const later = held.filter(({ offer }) => offer.first_day > day)
  return new Map(later.map(({ version, offer }) => [version.number, offer.first_day]))
}

/** One version with what its terms come to, whether it holds or not. */
export async function findOffer(tx: AnyTx, promotion: string, number: number): Promise<LiveOffer | undefined> {
  const version = await findVersion(tx, promotion, number)
  return version && offeredOf(version)
}
