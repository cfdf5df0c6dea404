import type { contract } from '@saya/contract'
import { boxLimits, firstBoxTerms } from '@saya/contract/box/box.ts'
import type { AnswerOf } from '@saya/contract/handler.ts'
import { done } from '@saya/contract/outcome.ts'
import { referenceOf } from '@saya/contract/promotion/reference.ts'
import { oddsHashOf } from '@saya/game-math'
import { formatPesos } from '@saya/money'
import type { Handler } from '../../platform/http/request/call.ts'
import { standardMultiple } from '../wallet/index.ts'
import { boxKind } from './box.rules.ts'
import { listBoxes, type RecordedBox } from './box.store.ts'
import { openedOf, viewProof } from './box.view.ts'
import { type BoxDay, listDays } from './day/day.store.ts'
import { dayBehind } from './day/makeDays.ts'
import type { BoxDeps } from './deps.ts'
import { readStanding, viewWhyNot } from './readStanding.ts'

type Detail = AnswerOf<typeof contract.box.getDetail>

export function getDetail(deps: BoxDeps): Handler<typeof contract.box.getDetail> {
  const { db, clock } = deps
  return async ({ caller: { uid }, query: { ym }, visitor: { language } }) => {
    const nowMs = clock.now()
    const standing = await readStanding(deps, { uid, nowMs })
    const month = { from: `${ym}-01`, to: `${ym}-31` }
    const boxes = await db.member(uid, tx => listBoxes(tx, uid, month))
    const today = standing?.today ?? ''
    const { days, ahead } = await db.app(async tx => ({
      days: new Map((await listDays(tx, month.from, month.to)).map(day => [day.day, day])),
      ahead: today === '' ? [] : await listDays(tx, today, dayBehind(today, boxLimits.aheadDays)),
    }))
    const data = boxes.flatMap(box => viewRecord(deps, box, { day: days.get(box.day), nowMs }))
    const claimed = data.filter(({ state }) => state === 'claimed')
    const waits = standing?.box?.status === 'offered' && !standing.code ? standing.box : undefined
    return done({
      data,
      total: formatPesos(sumOf(boxes)),
      claimed: claimed.length,
      not_received: data.length - claimed.length,
      unclaimed: waits ? 1 : 0,
      expires_at: waits ? Math.floor(waits.expiresAtMs / 1000) : 0,
      why_not: standing ? viewWhyNot(standing, language) : null,
      ...termsOf(standing?.day),
      commitments: ahead.map(({ day, commitment }) => ({ day, commitment })).toReversed(),
    })
  }
}

/** What a day goes by, or what days will where there is none today. */
function termsOf(day: BoxDay | undefined): Pick<Detail, 'odds' | 'odds_hash' | 'least_play' | 'most' | 'multiple'> {
  const multiple = Number(standardMultiple(boxKind) ?? 1n)
  if (!day)
    return { ...firstBoxTerms, odds: [...firstBoxTerms.odds], odds_hash: oddsHashOf(firstBoxTerms.odds), multiple }
  const { odds, oddsHash, leastPlay, most } = day
  return { odds: [...odds], odds_hash: oddsHash, least_play: formatPesos(leastPlay), most, multiple }
}

function sumOf(boxes: readonly RecordedBox[]): bigint {
  return boxes.reduce((sum, { amount }) => sum + (amount ?? 0n), 0n)
}

/** A box that was opened, or that nobody opened in its time. One that waits is no record yet. */
function viewRecord(
  deps: BoxDeps,
  box: RecordedBox,
  { day, nowMs }: { readonly day: BoxDay | undefined; readonly nowMs: number },
): Detail['data'] {
  const opened = openedOf(box)
  const nothing = { date: box.day, bonus: '0.00', is_waiting: false, reference: null, proof: null }
  if (!opened) return box.status === 'offered' && box.expiresAtMs <= nowMs ? [{ ...nothing, state: 'expired' }] : []
  const proof = day ? viewProof(day, opened, deps) : null
  const reference = box.claimId && referenceOf(box.claimId)
  return [
    { ...nothing, bonus: formatPesos(opened.amount), state: 'claimed', is_waiting: box.isWaiting, reference, proof },
  ]
}
