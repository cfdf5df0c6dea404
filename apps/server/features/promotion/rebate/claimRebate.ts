import type { contract } from '@saya/contract'
import { done, refuse } from '@saya/contract/outcome.ts'
import type { rebateErrors } from '@saya/contract/promotion/errors.ts'
import { formatMoney, formatPesos, type Units } from '@saya/money'
import type { MemberTx } from '../../../platform/db/database.ts'
import type { Handler } from '../../../platform/http/request/call.ts'
import { newId } from '../../../platform/newId.ts'
import {
  type CollectCode,
  collectReward,
  listOpenRewards,
  lockOpenRewards,
  mayCollect,
  type Reward,
} from '../../reward/index.ts'
import { readLeft } from '../claim/budget.store.ts'
import { addDecisions, type Decision } from '../claim/decision.store.ts'
import { pauseRecord } from '../claim/factRecord.ts'
import type { GrantDeps } from '../deps.ts'
import { findPauses } from '../findPauses.ts'
import { collectableOf } from './rebate.rules.ts'

/**
 * Collects whatever waits, all in one transaction. The law may leave room for a part of it: the rest comes by itself. A refusal leaves a
 * decision, so that support reads what the member was told.
 */
export function claimRebate(deps: GrantDeps): Handler<typeof contract.promotion.claimRebate> {
  return async call => {
    const { uid } = call.caller
    let refusal: CollectRefusal | undefined
    const outcome = await call.once(async tx => {
      const collected = await collectAll(tx, deps, uid)
      if ('code' in collected) {
        refusal = collected
        return refuse(collected.code)
      }
      const { amount, waiting } = collected
      const message = messageOf(collected, call.visitor.language === 'tl')
      return done({ message, amount: formatPesos(amount), waiting: formatPesos(waiting) })
    })
    if (refusal) await recordRefusal(deps, refusal)
    return outcome
  }
}

interface CollectRefusal {
  readonly code: keyof typeof rebateErrors
  /** What waits and was refused. Nothing where nothing waits. */
  readonly reward?: Reward
  /** What kept the member from it. */
  readonly facts?: Decision['facts']
}

async function recordRefusal({ db, random, clock }: GrantDeps, { code, reward, facts }: CollectRefusal): Promise<void> {
  if (!reward) return
  const { uid, name, amount, basis } = reward
  const { promotion, version } = basis
  const decision = { id: newId(random), uid, promotion, version, name, act: 'claim', code, amount } as const
  await db.app(async tx => {
    const left = await readLeft(tx, { promotion, version })
    const told = { facts: { reward: reward.id, ...facts }, budget: { before: left, after: left }, atMs: clock.now() }
    await addDecisions(tx, [{ ...decision, ...told }])
  })
}

const refusalOf: Partial<Readonly<Record<CollectCode, CollectRefusal['code']>>> = {
  reward_stopped: 'rebate_paused',
  reward_standing: 'rebate_verify',
}

interface Collection {
  readonly amount: Units
  readonly waiting: Units
}

/** What collecting asks of a member, as it stands under the lock of the wallet. */
async function readFacts(tx: MemberTx, { clock, jurisdiction }: GrantDeps, { uid, kind }: Reward) {
  const nowMs = clock.now()
  const mayReceive = await mayCollect(tx, { uid, kind, nowMs, jurisdiction })
  return { ...pauseRecord(await findPauses(tx, uid, nowMs)), mayReceive }
}

/** All rewards are locked before the wallet is: whoever sweeps them locks each before it too. */
async function collectAll(tx: MemberTx, deps: GrantDeps, uid: bigint): Promise<Collection | CollectRefusal> {
  const nowMs = deps.clock.now()
  await lockOpenRewards(tx, uid)
  let [amount, waiting] = [0n, 0n]
  for (const reward of collectableOf(await listOpenRewards(tx, uid), nowMs)) {
    const { kind, name } = reward
    const result = await collectReward(tx, deps, { uid, kind, name, nowMs })
    if (result.ok) amount += reward.amount
    else if (result.code === 'reward_waiting') waiting += reward.amount
    // What was collected before stands: it is told, and the rest keeps waiting.
    else if (amount + waiting > 0n) break
    else
      return {
        code: refusalOf[result.code] ?? 'rebate_nothing',
        reward,
        facts: await readFacts(tx, deps, reward),
      }
  }
  return amount + waiting === 0n ? { code: 'rebate_nothing' } : { amount, waiting }
}

function messageOf({ amount, waiting }: Collection, isTagalog: boolean): string {
  const [given, left] = [formatMoney(amount), formatMoney(waiting)]
  const added = isTagalog ? `Nadagdag ang ${given} sa balanse mo.` : `${given} was added to your balance.`
  const later = isTagalog
    ? `Kusang idadagdag ang ${left} kapag pinayagan na ng buwanang limit ng batas.`
    : `${left} is added by itself once the monthly limit of the law allows it.`
  return [amount > 0n ? added : '', waiting > 0n ? later : ''].filter(Boolean).join(' ')
}
