import type { contract } from '@saya/contract'
import { done } from '@saya/contract/outcome.ts'
import type { EligibilityCode } from '@saya/contract/promotion/errors.ts'
import { listLimits, showLimits } from '@saya/contract/limits.ts'
import { textIn } from '@saya/contract/text.ts'
import { formatPesos, manilaMonth, monthSpan } from '@saya/money'
import type { MemberTx, RefTx } from '../../../platform/db/database.ts'
import type { Handler } from '../../../platform/http/request/call.ts'
import { everyGame, listGameRows, listGameRowsOf, viewCard } from '../../game/index.ts'
import { listOpenRewards, mayCollect, type Reward, sumCollected } from '../../reward/index.ts'
import type { PromotionDeps } from '../deps.ts'
import { listGuardedGames } from '../guard.store.ts'
import { findPauses } from '../findPauses.ts'
import { findOffer } from '../held.ts'
import { findPause } from '../rules/eligibility.rules.ts'
import type { LiveOffer } from '../offered.ts'
import { playFilterOf } from '../playFilterOf.ts'
import { viewWhyNot } from '../promotion.view.ts'
import { judgeKind } from './judgeKind.ts'
import { collectableOf, dayOfName, rebateKind, sumOf } from './rebate.rules.ts'

/** A look: nothing is worked out here but what the night has promised, or will. */
export function getRebate(deps: PromotionDeps): Handler<typeof contract.promotion.getRebate> {
  const { db, clock } = deps
  return async call => {
    const { uid } = call.caller
    const { language } = call.visitor
    const nowMs = clock.now()
    const judged = (await judgeKind(deps, call, 'rebate')).filter(({ verdict }) => verdict.facts.phase === 'on')
    const shown = judged.find(({ verdict }) => verdict.code === undefined) ?? judged[0]
    const { waiting, claimed, ...own } = await db.member(uid, async tx => ({
      waiting: collectableOf(await listOpenRewards(tx, uid), nowMs),
      claimed: await sumCollected(tx, { uid, kind: rebateKind }, monthSpan(manilaMonth(nowMs)).fromMs),
      lacks: await findLack(tx, deps, { uid, nowMs }),
    }))
    const lacks = waiting.length > 0 ? own.lacks : undefined
    const { games, offers } = await db.ref(async tx => ({
      games: shown ? await listCounted(tx, shown.offered) : [],
      offers: shown ? [shown.offered] : await listOffersOf(tx, waiting),
    }))
    const sentences = new Set(offers.flatMap(({ deal }) => deal.sentences.map(one => textIn(one, language))))
    return done({
      bonus: formatPesos(sumOf(waiting)),
      unclaimed: waiting.length,
      claimed: formatPesos(claimed),
      games: games.slice(0, showLimits.rebateGames).map(viewCard),
      rewards: waiting.map(({ name, amount, expiresAtMs }) => ({
        day: dayOfName(name),
        amount: formatPesos(amount),
        expires_at: Math.floor((expiresAtMs ?? 0) / 1000),
      })),
      title: shown ? textIn(shown.offered.offer.title, language) : '',
      is_on: shown !== undefined,
      terms: [...sentences],
      why_not: viewWhyNot(lacks ?? shown?.verdict.code, language),
    })
  }
}

/** Why what waits cannot be collected now, as collecting it would say. */
async function findLack(
  tx: MemberTx,
  { jurisdiction }: PromotionDeps,
  { uid, nowMs }: { readonly uid: bigint; readonly nowMs: number },
): Promise<EligibilityCode | undefined> {
  const pause = findPause(await findPauses(tx, uid, nowMs))
  if (pause) return pause
  return (await mayCollect(tx, { uid, kind: rebateKind, nowMs, jurisdiction })) ? undefined : 'promotion_verify'
}

/** What rewards were promised by, each once. */
async function listOffersOf(tx: RefTx, rewards: readonly Reward[]): Promise<readonly LiveOffer[]> {
  const keys = new Map(rewards.map(({ basis }) => [`${basis.promotion} ${basis.version}`, basis]))
  const offers = await Promise.all([...keys.values()].map(one => findOffer(tx, one.promotion, one.version)))
  return offers.filter(one => one !== undefined)
}

/** The games that count and can be opened, the operator's first ones first. */
async function listCounted(tx: RefTx, { deal, offer }: LiveOffer) {
  const { games } = playFilterOf({ deal, audience: offer.audience }, await listGuardedGames(tx))
  const rows =
    games === null
      ? await listGameRows(tx, everyGame, { place: null, skip: 0, size: listLimits.gamePageSize })
      : games.length > 0
        ? await listGameRowsOf(tx, games)
        : []
  const isOpen = (row: (typeof rows)[number]) => row.is_offered && !row.maintained && !row.provider_maintained
  return rows.filter(isOpen).toSorted((one, other) => other.sorting - one.sorting || one.id - other.id)
}
