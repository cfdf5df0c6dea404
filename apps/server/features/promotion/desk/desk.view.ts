import { boxErrors } from '@saya/contract/box/errors.ts'
import type { AnswerOf } from '@saya/contract/handler.ts'
import type { officeContract } from '@saya/contract/office.ts'
import { eligibilityErrors, rebateErrors } from '@saya/contract/promotion/errors.ts'
import type { Offer, shownDecision, shownGuard } from '@saya/contract/promotion/promotion.ts'
import { referenceOf } from '@saya/contract/promotion/reference.ts'
import { formatPesos, parsePesos, type Units } from '@saya/money'
import type { InferOutput } from 'valibot'
import { viewProposal } from '../../../platform/proposal/proposal.view.ts'
import type { VersionCost } from '../claim/budget.store.ts'
import type { DecisionRow } from '../claim/decision.store.ts'
import { kinds } from '../kinds/index.ts'
import type { KeptDryRun, Promotion, Version } from '../promotion.store.ts'
import type { DryDay, MemberGain } from '../rules/day.rules.ts'
import { type GuardVerdict, poolCap, ticketCap } from '../rules/guard.rules.ts'
import { stateOf } from '../rules/phase.rules.ts'

type ListAnswer = AnswerOf<typeof officeContract.promotion.listDeskPromotions>
type Whole = AnswerOf<typeof officeContract.promotion.getDeskPromotion>
type DryRun = Pick<AnswerOf<typeof officeContract.promotion.dryRunPromotion>, 'days' | 'cost' | 'brake'>

export function viewKinds(): ListAnswer['kinds'] {
  return kinds.map(({ read: _read, audience: _audience, ...shown }) => ({ ...shown, fields: [...shown.fields] }))
}

export interface Head {
  readonly promotion: Promotion
  readonly live: Version | undefined
  readonly isWaiting: boolean
  readonly cost: VersionCost | undefined
}

/** A promotion in a line: as the version that holds says it, or the draft where none does. */
export function viewHead({ promotion, live, isWaiting, cost }: Head, nowMs: number): ListAnswer['d'][number] {
  const offer: Offer = live?.offer ?? promotion.draft
  const [budget, given] = [parsePesos(offer.budget.replaceAll(',', '')) ?? 0n, cost?.units ?? 0n]
  const isStopped = live !== undefined && live.stoppedAtMs !== null
  return {
    id: promotion.id,
    kind: promotion.kind,
    title: offer.title[0],
    state: stateOf({ isStopped, isWaiting, live: live?.offer }, nowMs),
    first_day: offer.first_day,
    last_day: offer.last_day,
    budget: formatPesos(budget),
    cost: formatPesos(given),
    left: formatPesos(budget > given ? budget - given : 0n),
    claims: Number(cost?.grants ?? 0n),
    stop_reason: live?.stopReason ?? '',
    stopped_at: Math.floor((live?.stoppedAtMs ?? 0) / 1000),
  }
}

const mostMargins = 12

export function viewGuard({
  unsafe,
  margins,
  giftMonth,
  giftCap,
  poolDay,
  tickets,
}: GuardVerdict): InferOutput<typeof shownGuard> {
  return {
    is_safe: unsafe === undefined,
    margins: margins.slice(0, mostMargins).map(({ game, backPpm, marginPpm }) => ({
      game: game.id,
      name: game.name,
      rtp_ppm: game.rtpPpm,
      back_ppm: backPpm,
      margin_ppm: marginPpm,
    })),
    gift_month: formatPesos(giftMonth),
    gift_cap: formatPesos(giftCap),
    pool_day: formatPesos(poolDay),
    pool_cap: formatPesos(poolCap),
    tickets,
    ticket_cap: ticketCap,
  }
}

export function viewDryRun(days: readonly DryDay[], brake: Units): DryRun {
  const costs = days.map(({ cost }) => cost)
  return {
    days: days.map(({ day, members, cost }) => ({ day, members, cost: formatPesos(cost) })),
    cost: formatPesos(costs.reduce((sum, cost) => sum + cost, 0n)),
    brake: formatPesos(brake),
  }
}

export function viewGain({ uid, days, amount }: MemberGain) {
  return { uid: String(uid), days, amount: formatPesos(amount) }
}

export function keptDryRun(days: readonly DryDay[]): KeptDryRun {
  return { days: days.map(({ day, members, cost }) => ({ day, members, units: String(cost) })) }
}

interface VersionPlace {
  /** The number of the version that members see. */
  readonly live: number | undefined
  /** From which day on each version holds that waits for one. */
  readonly fromDays: ReadonlyMap<number, string>
}

export function viewVersion(
  version: Version,
  { live, fromDays }: VersionPlace,
  operatorId: string,
): Whole['versions'][number] {
  const days = version.dryRun.days.map(({ day, members, units }) => ({ day, members, cost: BigInt(units) }))
  return {
    number: version.number,
    offer: version.offer,
    is_live: version.number === live,
    is_stopped: version.stoppedAtMs !== null,
    from_day: fromDays.get(version.number) ?? null,
    reason: version.reason,
    dry_run: viewDryRun(days, version.brake),
    brake: formatPesos(version.brake),
    ...viewProposal(version, operatorId),
  }
}

const refusals = Object.entries({ ...eligibilityErrors, ...rebateErrors, ...boxErrors })

/** What a member was told. What the sentence names stands among the facts of its decision. */
export function sentenceOf(code: string, facts: Readonly<Record<string, unknown>> = {}): string {
  const text: string = refusals.find(([name]) => name === code)?.[1].text[0] ?? ''
  return text.replace(/\{(\w+)\}/g, (_whole, name: string) => {
    const fact = facts[name]
    return typeof fact === 'string' || typeof fact === 'number' ? String(fact) : '…'
  })
}

export function viewDecision(row: DecisionRow): InferOutput<typeof shownDecision> {
  const budget = (units: bigint | null) => (units === null ? null : formatPesos(units))
  return {
    id: row.id,
    reference: referenceOf(row.id),
    uid: String(row.uid),
    promotion: row.promotion,
    version: row.version,
    name: row.name,
    act: row.act as 'claim' | 'day' | 'grant',
    outcome: row.outcome as 'granted' | 'refused',
    code: row.code,
    sentence: sentenceOf(row.code, row.facts as Record<string, unknown>),
    amount: formatPesos(row.amount),
    facts: row.facts as Record<string, string | number | boolean>,
    slice: row.slice,
    budget_before: budget(row.budget_before),
    budget_after: budget(row.budget_after),
    at: Math.floor(row.at / 1000),
  }
}
