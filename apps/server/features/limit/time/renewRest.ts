import type { MemberTx } from '../../../platform/db/database.ts'
import { liftGate, setGate } from '../../gate/index.ts'
import { type OwnLimit, spanOf } from '../limit.rules.ts'
import { listOwnLimits } from '../limit.store.ts'
import { isOutOfTime } from '../stoppedByLimit.ts'
import { longestSessionMs, restOf, sumPlayMs } from './playTime.rules.ts'
import { isPlaying, listPlaySessions } from './playTime.store.ts'

const minuteMs = 60_000

interface Launch {
  readonly uid: bigint
  readonly nowMs: number
}

/**
 * Closes play where whoever plays on from now comes to a limit of their time, and opens it where nothing closes it any more. Asked at
 * each launch, with the wallet locked.
 */
export async function renewRest(tx: MemberTx, launch: Launch): Promise<void> {
  const limits = await listTimeLimits(tx, launch.uid)
  if (limits.length > 0) await closeAt(tx, launch, limits)
}

/**
 * The same after a limit of time was changed: it bears on who plays now, on whoever launches a game next, and on whoever has used up
 * any of their limits, the one that was changed or another.
 */
export async function renewRestOfPlayer(tx: MemberTx, { uid, nowMs }: Launch): Promise<void> {
  const limits = await listTimeLimits(tx, uid)
  const isBound = (await isPlaying(tx, uid, nowMs)) || (await isOutOfTime(tx, uid, nowMs))
  if (isBound) await closeAt(tx, { uid, nowMs }, limits)
  else await liftGate(tx, { uid, cause: 'rest', nowMs })
}

async function listTimeLimits(tx: MemberTx, uid: bigint): Promise<readonly OwnLimit[]> {
  return (await listOwnLimits(tx, uid)).filter(({ counts }) => counts === 'time')
}

async function closeAt(tx: MemberTx, { uid, nowMs }: Launch, limits: readonly OwnLimit[]): Promise<void> {
  const left = []
  for (const { period, most } of limits) {
    const { sinceMs } = spanOf(period, nowMs)
    const usedMs = sumPlayMs(await listPlaySessions(tx, uid, sinceMs), { sinceMs, nowMs })
    left.push({ period, mostMs: Number(most) * minuteMs, usedMs })
  }
  const rest = restOf(left, nowMs)
  // No session lasts that long, and the next launch asks again.
  if (!rest || rest.openUntilMs >= nowMs + longestSessionMs) await liftGate(tx, { uid, cause: 'rest', nowMs })
  else await setGate(tx, { uid, cause: 'rest', ...rest, nowMs })
}
