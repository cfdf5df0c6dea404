import type { contract } from '@saya/contract'
import { done, refuse } from '@saya/contract/outcome.ts'
import type { MemberTx } from '../../platform/db/database.ts'
import type { Handler } from '../../platform/http/request/call.ts'
import { lockStanding } from '../kyc/index.ts'
import { collectReward, promiseReward } from '../reward/index.ts'
import { findCoinBalance, lockPesoWallet } from '../wallet/index.ts'
import { addClaim } from './claim.store.ts'
import type { ClaimTaskDeps, TaskDeps } from './deps.ts'
import { coinKind } from './findObstacle.ts'
import { judgeFriends } from './friend/judgeFriends.ts'
import { type ClaimItem, type ClaimWish, planClaim } from './planClaim.ts'
import { readShared } from './readFacts.ts'
import { type TakenShares, takeShares } from './share/takeShares.ts'

/**
 * What is collected is counted against its cap first, and then promised, posted and noted in one transaction of the member's. Whoever
 * is cut off between the two collects again, and finds their share.
 */
export function claimTask(deps: ClaimTaskDeps): Handler<typeof contract.task.claimTask> {
  return async call => {
    const { uid } = call.caller
    const nowMs = deps.clock.now()
    await judgeFriends(deps, { uid, ty: Number(call.body.ty) })
    const shared = await readShared(deps, uid)
    const wish: ClaimWish = { uid, ty: Number(call.body.ty), isMakeUp: call.body.make_up === '1', shared, nowMs }
    const plan = await deps.db.member(uid, tx => planClaim(tx, deps, wish))
    if (!plan.ok) return call.once(() => Promise.resolve(plan))
    await call.hold()
    const taken = await takeShares(deps, { ...wish, device: call.device.id || call.network }, plan)
    if (taken.items.length === 0) {
      await call.letGo()
      return refuse(shared.idHash ? 'task_id_cap' : 'task_cap')
    }
    return call.once(tx => collect(tx, deps, { wish, ...taken }))
  }
}

interface Collecting extends TakenShares {
  readonly wish: ClaimWish
}

/** Whoever else collects for the member waits. Only what was counted is posted, and only while it still stands. */
async function collect(tx: MemberTx, deps: TaskDeps, { wish, items: counted, later }: Collecting) {
  await lockStanding(tx, wish.uid)
  // Nobody closes play to themselves between what is planned here and what is promised.
  await lockPesoWallet(tx, wish.uid)
  const plan = await planClaim(tx, deps, wish)
  if (!plan.ok) return plan
  const items = plan.items.filter(item =>
    counted.some(one => one.rewardId === item.rewardId && one.coins === item.coins),
  )
  if (items.length === 0) return refuse('task_open')
  for (const item of items) await promise(tx, wish, item)
  for (const item of items) await post(tx, deps, { ...wish, item })
  const bonus = items.reduce((sum, { coins }) => sum + coins, 0)
  return done({ bonus, later, balance: String(await findCoinBalance(tx, wish.uid)) })
}

async function promise(tx: MemberTx, { uid, nowMs }: ClaimWish, item: ClaimItem): Promise<void> {
  const { name, rewardId, coins, seq } = item
  const basis = { promotion: 'task', version: seq, decision: rewardId }
  const promised = await promiseReward(tx, {
    uid,
    kind: coinKind,
    name,
    amount: BigInt(coins),
    basis,
    isAutomatic: true,
    nowMs,
  })
  if (!promised.ok) throw new Error(`Nothing was promised of ${name}: ${promised.code}.`)
}

async function post(tx: MemberTx, deps: TaskDeps, { uid, nowMs, item }: ClaimWish & { readonly item: ClaimItem }) {
  const { rewardId, ty, day, step, coins, isMadeUp, names, name } = item
  await addClaim(tx, { rewardId, uid, ty, day, step, coins, isMadeUp, names, atMs: nowMs })
  const collected = await collectReward(tx, deps, { uid, kind: coinKind, name, nowMs })
  if (!collected.ok || !collected.isNew) throw new Error(`The reward ${rewardId} was not posted.`)
}
