import type { EligibilityCode } from '@saya/contract/promotion/errors.ts'
import type { MemberTx } from '../../platform/db/database.ts'
import { mayMarket } from '../marketing/index.ts'
import { type RaiseDeps, raiseLevels, type VipDecision } from '../vip/index.ts'
import { fingerprintOf } from '../wallet/index.ts'
import { addMissingDecisions, type Decision } from './claim/decision.store.ts'
import { findPauses } from './findPauses.ts'
import { findPause } from './rules/eligibility.rules.ts'

type LevelDeps = Omit<RaiseDeps, 'keepDecisions'>

/**
 * What the worker does every minute with levels and birthdays. Each bonus leaves a decision under the id of its reward, and so does each
 * that waits, once for each reason: support reads the sentence that the member reads of every promotion.
 */
export function seeToLevels(deps: LevelDeps): Promise<void> {
  return raiseLevels({ ...deps, keepDecisions: decisions => keepDecisions(deps, decisions) })
}

async function keepDecisions({ db }: LevelDeps, decisions: readonly VipDecision[]): Promise<void> {
  const kept: Decision[] = []
  for (const one of decisions) {
    const code = one.rewardId === undefined ? await db.member(one.uid, tx => findReason(tx, one)) : ''
    // What kept it waiting is over.
    if (code === undefined) continue
    const { rewardId, ...decision } = one
    const id = rewardId ?? fingerprintOf(['vip waits', one.uid, one.name, code])
    kept.push({ ...decision, id, promotion: 'vip', act: 'grant', code })
  }
  await db.app(tx => addMissingDecisions(tx, kept))
}

async function findReason(tx: MemberTx, { uid, atMs }: VipDecision): Promise<EligibilityCode | undefined> {
  const pause = findPause(await findPauses(tx, uid, atMs))
  if (pause) return pause
  return (await mayMarket(tx, { uid, reach: 'shown', nowMs: atMs })) ? undefined : 'promotion_account'
}
