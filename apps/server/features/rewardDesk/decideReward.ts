import type { officeContract } from '@saya/contract/office.ts'
import { done, refuse } from '@saya/contract/outcome.ts'
import type { MemberTx } from '../../platform/db/database.ts'
import type { Call, Handler } from '../../platform/http/request/call.ts'
import { chargebackHold } from '../invite/index.ts'
import { findHolder } from '../ranking/index.ts'
import { findReward, lockReward, refuseHeld, releaseHeld, rewardTransitions, type Reward } from '../reward/index.ts'
import { ringHold } from '../ring/index.ts'
import { actFirst, type StaffDeps } from '../staff/index.ts'

type Operation = typeof officeContract.rewardDesk.decideReward

/** One person decides about what is held: it is open to its member again, or refused for good. */
export function decideReward(deps: StaffDeps): Handler<Operation> {
  const { db, clock } = deps
  return async call => {
    const { uid, id, reason } = call.body
    const early = judge(call, await db.member(uid, tx => findReward(tx, id)))
    if (!early.ok) return refuse(early.code)
    if (await isOwnHold(deps, call, early.reward)) return refuse('reward_own_hold')
    const object = { kind: 'reward', id } as const
    const act = { action: 'reward.decide', object, uid, after: { status: early.to }, reason } as const
    return actFirst(deps, { actor: call, act }, () => db.member(uid, tx => decide(tx, call, clock.now())))
  }
}

/** Whoever holds the prize of a contest neither lets it go nor refuses it alone. */
async function isOwnHold({ db }: StaffDeps, { caller }: Call<Operation>, reward: Reward): Promise<boolean> {
  const holder = await db.app(tx => findHolder(tx, reward))
  return holder === caller.operatorId
}

/** What is decided at a desk of its own, by why it is held: with all friends of a ring, or with a chargeback by two people. */
const ofOwnDesk: ReadonlyMap<string, 'reward_of_ring' | 'reward_of_chargeback'> = new Map([
  [ringHold, 'reward_of_ring'],
  [chargebackHold, 'reward_of_chargeback'],
])

function judge({ body }: Call<Operation>, reward: Reward | undefined) {
  if (reward?.uid !== body.uid) return { ok: false, code: 'not_found' } as const
  const elsewhere = reward.status === 'held' ? ofOwnDesk.get(reward.reason) : undefined
  if (elsewhere) return { ok: false, code: elsewhere } as const
  const to = reward.status === 'held' && rewardTransitions.next('held', body.is_released ? 'release' : 'refuse')
  return to ? ({ ok: true, to, reward } as const) : ({ ok: false, code: 'reward_not_held' } as const)
}

async function decide(tx: MemberTx, call: Call<Operation>, nowMs: number) {
  const judged = judge(call, await lockReward(tx, call.body.id))
  if (!judged.ok) return refuse(judged.code)
  const change = call.body.is_released ? releaseHeld : refuseHeld
  return done({ status: (await change(tx, judged.reward, nowMs)).status })
}
