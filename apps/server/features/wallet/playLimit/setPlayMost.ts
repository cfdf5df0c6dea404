import type { MemberTx } from '../../../platform/db/database.ts'
import { limitsOn, type PlayPlace, playPlaces } from '../ledger/playLimit.rules.ts'
import { findLimits, lockLimits, writeLimits } from './playHistory.store.ts'
import { countStretch, readPlayHistory } from './readPlayHistory.ts'

interface Setting extends PlayPlace {
  readonly uid: bigint
  /** Null where there is to be no limit of that kind. */
  readonly most: bigint | null
  readonly nowMs: number
}

/**
 * Sets what a member may spend or lose in a period. It holds from the next bet on, and begins with what the period has cost already,
 * by the journal. That is read without a lock up to a posting; with the wallet locked only what came after it is added.
 */
export async function setPlayMost(tx: MemberTx, setting: Setting): Promise<void> {
  const { uid, nowMs } = setting
  const seen = await findLimits(tx, uid)
  if (!seen) return
  const { version: untilSeq } = seen
  const before = seen.limits ?? (await readPlayHistory(tx, { uid, untilSeq, nowMs }))
  const { limits, version } = await lockLimits(tx, uid)
  const used = limits ?? (await countStretch(tx, before, { uid, afterSeq: untilSeq, untilSeq: version }))
  const most = playPlaces.map((place, index) => (isOf(setting, place) ? setting.most : (limits?.most[index] ?? null)))
  await writeLimits(tx, uid, most.every(units => units === null) ? null : { ...used, most })
}

function isOf({ counts, period }: PlayPlace, place: PlayPlace): boolean {
  return counts === place.counts && period === place.period
}

/** How a member stands by a limit of their play. */
export interface PlayMeter extends PlayPlace {
  readonly most: bigint
  readonly used: bigint
}

/** Every limit of a member's play with what is used of it now. */
export async function listPlayMeters(tx: MemberTx, uid: bigint, nowMs: number): Promise<readonly PlayMeter[]> {
  const wallet = await findLimits(tx, uid)
  if (!wallet?.limits) return []
  const { most, used } = limitsOn(wallet.limits, nowMs)
  return playPlaces.flatMap((place, index) => {
    const own = most[index]
    return own === null || own === undefined ? [] : [{ ...place, most: own, used: used[index] ?? 0n }]
  })
}
