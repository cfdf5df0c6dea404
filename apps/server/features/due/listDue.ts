import type { contract } from '@saya/contract'
import { done } from '@saya/contract/outcome.ts'
import type { MemberTx } from '../../platform/db/database.ts'
import type { Handler } from '../../platform/http/request/call.ts'
import { findAccreditedUntil } from '../agency/index.ts'
import { deadlineMs, findStanding, isClockRunning } from '../kyc/index.ts'
import { listOwnLimits, waitingUntilMs } from '../limit/index.ts'
import { mayMarket } from '../marketing/index.ts'
import { listOpenRewards, type Reward, viewReward } from '../reward/index.ts'
import type { DueDeps } from './deps.ts'
import { type Ending, pickNear } from './due.rules.ts'

/**
 * What ends soon, told by day and without a countdown. Whoever may be offered nothing is reminded of no reward, and nobody is reminded
 * that an exclusion could end.
 */
export function listDue({ db, clock }: DueDeps): Handler<typeof contract.due.listDue> {
  return async ({ caller: { uid } }) => {
    const nowMs = clock.now()
    const accreditedUntilMs = await db.app(tx => findAccreditedUntil(tx, uid))
    const own = await db.member(uid, tx => listEndings(tx, uid, nowMs))
    const near = pickNear([...own, ...(accreditedUntilMs ? [agencyEnding(accreditedUntilMs)] : [])], nowMs)
    const shown = near.map(({ kind, id, atMs, reward = none }) => ({
      kind,
      id,
      // Rounded down: until then it can be done.
      at: Math.floor(atMs / 1000),
      ...reward,
    }))
    return done({ d: shown, t: shown.length })
  }
}

const none = { cash_type: 0, asset: '', amount: '' } as const

function agencyEnding(atMs: number): Ending {
  return { kind: 'agency', id: 'agency', atMs }
}

async function listEndings(tx: MemberTx, uid: bigint, nowMs: number): Promise<readonly Ending[]> {
  const kept = await findStanding(tx, uid)
  const limits = await listOwnLimits(tx, uid)
  const rewards = (await mayMarket(tx, { uid, reach: 'shown', nowMs })) ? await listOpenRewards(tx, uid) : []
  return [
    ...(kept && isClockRunning(kept.standing)
      ? [{ kind: 'identity', id: 'identity', atMs: kept.createdAtMs + deadlineMs } as const]
      : []),
    ...limits.flatMap(limit => {
      const atMs = waitingUntilMs(limit, nowMs)
      return atMs === null ? [] : [{ kind: 'limit', id: `${limit.counts} ${limit.period}`, atMs } as const]
    }),
    ...rewards.filter(isCollectable).map(viewEnding),
  ]
}

/** A member collects it, and nobody holds it. */
function isCollectable({ status, isAutomatic, collectedAtMs, expiresAtMs }: Reward): boolean {
  return status === 'open' && !isAutomatic && collectedAtMs === null && expiresAtMs !== null
}

function viewEnding(reward: Reward): Ending {
  const { id, cash_type, asset, amount } = viewReward(reward)
  return { kind: 'reward', id, atMs: reward.expiresAtMs ?? 0, reward: { cash_type, asset, amount } }
}
