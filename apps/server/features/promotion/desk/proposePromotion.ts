import type { officeContract } from '@saya/contract/office.ts'
import { done, refuse } from '@saya/contract/outcome.ts'
import type { RefTx } from '../../../platform/db/database.ts'
import type { Call, Handler } from '../../../platform/http/request/call.ts'
import { addProposal } from '../../../platform/proposal/proposal.store.ts'
import { actFirst } from '../../staff/index.ts'
import type { PromotionDeskDeps } from '../deps.ts'
import { findKind } from '../kinds/index.ts'
import { findPromotion, listVersions, lockPromotions } from '../promotion.store.ts'
import { brakeOf } from '../rules/day.rules.ts'
import { findWrongAudience, isOver, lacksApproval, mustRead } from '../rules/offer.rules.ts'
import { keptDryRun } from './desk.view.ts'
import { guardOf } from './guardOf.ts'
import { refuseRival } from './refuseRival.ts'
import { refuseUnsafe } from './refuseUnsafe.ts'
import type { DryDay } from '../rules/day.rules.ts'
import { runDry } from './runDry.ts'

type Operation = typeof officeContract.promotion.proposePromotion

/** The first of two people. The guard is asked first, and the dry run gives the brake that the version will have. */
export function proposePromotion(deps: PromotionDeskDeps): Handler<Operation> {
  const { db, clock } = deps
  return async call => {
    const { id, seq, reason } = call.body
    const seen = await db.ref(tx => judge(tx, call, deps))
    if (!seen.ok) return seen
    const { days } = await runDry(deps, seen.data.read)
    const object = { kind: 'promotion', id } as const
    const after = { proposed: seq, draft: seen.data.promotion.draft }
    return actFirst(deps, { actor: call, act: { action: 'promotion.change', object, after, reason } }, () =>
      db.ref(tx => propose(tx, call, { ...deps, days, nowMs: clock.now() })),
    )
  }
}

type JudgeDeps = Pick<PromotionDeskDeps, 'clock' | 'jurisdiction'>

async function judge(tx: RefTx, { body }: Call<Operation>, { clock, jurisdiction }: JudgeDeps) {
  const promotion = await findPromotion(tx, body.id)
  const kind = promotion && findKind(promotion.kind)
  if (!promotion || !kind) return refuse('not_found')
  if (promotion.seq !== body.seq) return refuse('changed_meanwhile')
  const wrong = findWrongAudience(kind, promotion.draft)
  if (wrong) return wrong
  const read = mustRead(kind, promotion.draft)
  if (isOver(read.offer, clock.now())) return refuse('promotion_dates')
  if (lacksApproval(read.offer, jurisdiction)) return refuse('promotion_approval')
  const offered = { ...read, nowMs: clock.now() }
  const unsafe = refuseUnsafe(await guardOf(tx, promotion, offered)) ?? (await refuseRival(tx, promotion, offered))
  return unsafe ?? done({ promotion, read })
}

interface DryRunResult extends JudgeDeps {
  readonly days: readonly DryDay[]
  readonly nowMs: number
}

async function propose(tx: RefTx, call: Call<Operation>, { days, nowMs, ...deps }: DryRunResult) {
  await lockPromotions(tx)
  const judged = await judge(tx, call, deps)
  if (!judged.ok) return judged
  const { promotion, read } = judged.data
  const [last] = await listVersions(tx, promotion.id)
  const costs = days.map(({ cost }) => cost)
  const about = {
    promotion: promotion.id,
    number: (last?.number ?? 0) + 1,
    offer: JSON.stringify(promotion.draft),
    brake: brakeOf(costs, read),
    dry_run: JSON.stringify(keptDryRun(days)),
    reason: call.body.reason,
  }
  const row = await addProposal(tx, 'promotion_version', { about, by: call.caller, nowMs })
  return row ? done({ number: row.number }) : refuse('promotion_waiting')
}
