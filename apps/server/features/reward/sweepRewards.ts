import { instant } from '../../platform/db/instant.ts'
import type { MemberTx } from '../../platform/db/database.ts'
import { workDue } from '../../platform/due/workDue.ts'
import { closeIncidents, openIncidents } from '../../platform/incident/incident.store.ts'
import { deliverReward } from './deliverReward.ts'
import type { RewardDeps, SweepDeps } from './deps.ts'
import { countLateRewards } from './late.store.ts'
import { extendHeld } from './extendHeld.ts'
import { isExpired, retryAt } from './reward.rules.ts'
import { refuseClosed } from './refuseClosed.ts'
import { lockReward, type Reward, rewardOf, setReward } from './reward.store.ts'

const queue = { table: 'reward', dueAt: 'due_at', leaseMs: 60_000 } as const
/** So many members are seen to at once, so that connections are left for everybody else. */
const lanes = 4n
const most = 200

/** Posts what needs no collecting, ends what nobody collected in time, and answers how many rewards were due. */
export async function sweepRewards(deps: SweepDeps): Promise<number> {
  let swept = 0
  for (;;) {
    const due = await workDue(deps, {
      queue,
      most,
      laneOf: ({ uid }) => String(uid % lanes),
      perform: row => sweepOne(deps, rewardOf(row)),
    })
    swept += due
    if (due < most) break
  }
  await tellLate(deps)
  return swept
}

/** Whatever became of it, its row says itself when it is due again. */
async function sweepOne(deps: SweepDeps, due: Reward): Promise<undefined> {
  if (isExpired(due, deps.clock.now())) return expire(deps, due)
  const result = await deliverReward(deps, due)
  if (result.ok) return
  const { code } = result
  if (code === 'reward_standing' || code === 'reward_stopped') await putOff(deps, due, code)
  if (code === 'reward_account_closed') await refuseClosed(deps, due)
}

type Change = Parameters<typeof setReward>[2]
type Judge = (reward: Reward, nowMs: number, tx: MemberTx) => Change | undefined | Promise<Change | undefined>

async function change({ db, clock }: RewardDeps, { id, uid }: Reward, judge: Judge): Promise<undefined> {
  const nowMs = clock.now()
  await db.member(uid, async tx => {
    const reward = await lockReward(tx, id)
    const set = reward?.status === 'open' ? await judge(reward, nowMs, tx) : undefined
    if (reward && set) await setReward(tx, reward, set)
  })
}

/** Whom a pause keeps from collecting loses nothing by it. */
function expire(deps: RewardDeps, due: Reward) {
  return change(deps, due, async (reward, nowMs, tx) => {
    if (!isExpired(reward, nowMs)) return undefined
    if (await extendHeld(tx, reward, nowMs)) return undefined
    return { status: 'expired', due_at: null, ended_at: instant(nowMs) }
  })
}

/** Its member may not have it now, and may yet: until it expires. */
function putOff(deps: RewardDeps, due: Reward, reason: string) {
  return change(deps, due, (reward, nowMs) => ({ reason, due_at: instant(retryAt(reward, nowMs)) }))
}

const lateKind = 'REWARDS_LATE'
/** Whatever is due is seen to within minutes. */
const lateMs = 30 * 60_000

/** Opens an incident where rewards are due for long, whatever the reason, and closes it once they are not. */
async function tellLate({ db, clock }: RewardDeps): Promise<void> {
  const nowMs = clock.now()
  let rewards = 0
  for (let schema = 0; schema < db.memberSchemas; schema++) {
    rewards += await db.memberSchema(schema, tx => countLateRewards(tx, nowMs - lateMs, nowMs + queue.leaseMs))
  }
  const late = rewards === 0 ? [] : [{ kind: lateKind, subject: 'all', detail: { rewards } }]
  await db.app(async tx => {
    await openIncidents(tx, late, nowMs)
    await closeIncidents(tx, { kinds: [lateKind], subjects: '', notSeenSinceMs: nowMs }, nowMs)
  })
}
