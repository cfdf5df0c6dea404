import type { EligibilityCode } from '@saya/contract/promotion/errors.ts'
import type { AppTx } from '../../../platform/db/database.ts'
import { newId } from '../../../platform/newId.ts'
import type { GrantDeps } from '../deps.ts'
import type { Deal } from '../kinds/index.ts'
import type { Version } from '../promotion.store.ts'
import type { Judgement } from '../rules/day.rules.ts'
import { addCost, gather, lockSlices, takeFrom } from './budget.store.ts'
import { addClaims, type Claim, listClaims, type NewClaim } from './claim.store.ts'
import { claimLeaseMs } from './claimLease.ts'
import { addDecisions, type Decision, listDayDecided } from './decision.store.ts'
import { factRecord } from './factRecord.ts'

interface DayTaking {
  readonly version: Version
  readonly deal: Deal
  readonly day: string
  readonly judged: readonly PlacedJudgement[]
}

/** In a contest, the place that a member came to, and why their prize is held, where it is. */
interface PlacedJudgement extends Judgement {
  readonly place?: number
  readonly held?: string
}

/**
 * Takes of the budget what one page of members gets for a day, with a decision for each of them. Members on whom the day was decided
 * already, by whoever was cut off before, are not decided on again: what was refused stays so, and claims go on as they stand.
 */
export async function takeDay(
  tx: AppTx,
  { random, clock }: Pick<GrantDeps, 'random' | 'clock'>,
  { version, deal, day, judged }: DayTaking,
): Promise<readonly NewClaim[]> {
  const nowMs = clock.now()
  const { promotion, number } = version
  const key = { promotion, version: number }
  const nameOf = ({ place }: PlacedJudgement) => `${promotion} ${day}${place === undefined ? '' : ` ${place}`}`
  const names = [...new Set(judged.map(nameOf))]
  const slices = await lockSlices(tx, key)
  const uids = judged.map(({ uid }) => uid)
  const known = await listClaims(tx, { kind: deal.cashType, names, uids })
  const settled = await listDayDecided(tx, { names, uids })
  const before = slices.reduce((sum, { left }) => sum + left, 0n)
  let left = before
  const claims: NewClaim[] = []
  const decisions: Decision[] = []
  for (const one of judged.filter(({ uid }) => !settled.has(uid) && !known.some(claim => claim.uid === uid))) {
    const { uid, amount, code, facts, held = '' } = one
    const refused: EligibilityCode | '' = code ?? (amount > left ? 'promotion_used_up' : '')
    const common = { id: newId(random), uid, ...key, name: nameOf(one) }
    const decided = { ...common, act: 'day', code: refused, amount, facts: factRecord(facts), atMs: nowMs } as const
    if (refused !== '') {
      decisions.push({ ...decided, budget: { before: left, after: left } })
      continue
    }
    decisions.push({ ...decided, budget: { slice: 0, before: left, after: left - amount } })
    claims.push({ ...common, kind: deal.cashType, slice: 0, day, amount, held, deviceHash: null, idHash: null })
    left -= amount
  }
  const added = await addClaims(tx, claims, { nowMs, dueAtMs: nowMs + claimLeaseMs })
  if (added !== claims.length) throw new Error(`Somebody else is at the day ${day} of ${promotion}.`)
  await takeAll(tx, key, { before, units: before - left })
  if (claims.length > 0) await addCost(tx, { ...key, day, slice: 0, grants: claims.length, units: before - left })
  await addDecisions(tx, decisions)
  return [...known.filter(isOpen), ...claims]
}

function isOpen({ status }: Claim): boolean {
  return status === 'taken'
}

/** What pays for days is not claimed by members at once, so its budget is one. The caller holds it. */
async function takeAll(
  tx: AppTx,
  key: Parameters<typeof lockSlices>[1],
  { before, units }: { before: bigint; units: bigint },
) {
  if (units === 0n) return
  await gather(tx, key, { slice: 0, left: before })
  await takeFrom(tx, key, { slice: 0, units })
}
