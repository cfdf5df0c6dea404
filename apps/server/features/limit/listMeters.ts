import { type LimitCounts, limitCounts } from '@saya/contract/limit/limit.ts'
import type { MemberTx } from '../../platform/db/database.ts'
import { listPlayMeters } from '../wallet/index.ts'
import { type Meter, type OwnLimit, spanOf } from './limit.rules.ts'
import { listOwnLimits } from './limit.store.ts'
import { sumPaidIn } from './paidIn.store.ts'
import { readPlayMinutes } from './time/readPlayMinutes.ts'

/** Every limit of a member, with what of it is used by now. */
export function listMeters(tx: MemberTx, uid: bigint, nowMs: number): Promise<readonly Meter[]> {
  return listMetersOf(tx, uid, { nowMs, counts: limitCounts })
}

interface Kinds {
  readonly nowMs: number
  readonly counts: readonly LimitCounts[]
}

/** The same of some kinds alone: what is not asked for is not read. */
export async function listMetersOf(
  tx: MemberTx,
  uid: bigint,
  { nowMs, counts: kinds }: Kinds,
): Promise<readonly Meter[]> {
  const limits = (await listOwnLimits(tx, uid)).filter(({ counts }) => kinds.includes(counts))
  const isOfPlay = limits.some(({ counts }) => counts === 'spent' || counts === 'lost')
  const played = isOfPlay ? await listPlayMeters(tx, uid, nowMs) : []
  const meters: Meter[] = []
  for (const limit of limits) {
    const { counts, period } = limit
    const { sinceMs, untilMs } = spanOf(period, nowMs)
    const used =
      counts === 'deposit'
        ? await sumPaidIn(tx, { uid, sinceMs })
        : counts === 'time'
          ? await readPlayMinutes(tx, { uid, sinceMs, nowMs })
          : usedOf(limit, played)
    meters.push({ ...limit, used, untilMs })
  }
  return meters
}

function usedOf({ counts, period }: OwnLimit, played: Awaited<ReturnType<typeof listPlayMeters>>): bigint {
  return played.find(meter => meter.counts === counts && meter.period === period)?.used ?? 0n
}
