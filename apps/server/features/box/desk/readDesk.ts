import type { AnswerOf } from '@saya/contract/handler.ts'
import type { officeContract } from '@saya/contract/office.ts'
import { boxLimits } from '@saya/contract/box/box.ts'
import { boxShareOf } from '@saya/contract/box/boxShare.ts'
import { formatPesos, manilaDay } from '@saya/money'
import { viewProposal } from '../../../platform/proposal/proposal.view.ts'
import { boxGiftMonth, readGiftCap, sumGifts } from '../../promotion/index.ts'
import { listWaitingChanges } from '../../setting/index.ts'
import { expectedCostOf } from '../box.rules.ts'
import { sumClaims } from '../claim/claim.store.ts'
import { type BoxDay, listDays } from '../day/day.store.ts'
import { dayBehind } from '../day/makeDays.ts'
import { getTerms, listVersions } from '../day/terms.store.ts'
import type { BoxDeskDeps } from '../deps.ts'
import { areBoxesStopped } from '../stop.store.ts'

type View = AnswerOf<typeof officeContract.box.getDesk>

const pastDays = 30

/** All that staff see of boxes, for one operator. Whoever changes some of it is answered all of it. */
export async function readDesk({ db, clock }: Pick<BoxDeskDeps, 'db' | 'clock'>, operatorId: string): Promise<View> {
  const today = manilaDay(clock.now())
  const { terms, isStopped, waiting, versions, gifts, giftCap } = await db.ref(async tx => ({
    terms: (await getTerms(tx)).terms,
    isStopped: await areBoxesStopped(tx),
    waiting: await listWaitingChanges(tx),
    versions: await listVersions(tx),
    gifts: await sumGifts(tx, clock.now()),
    giftCap: await readGiftCap(tx),
  }))
  const days = await db.app(async tx => {
    const shown = []
    for (const day of await listDays(tx, dayBehind(today, -pastDays), dayBehind(today, boxLimits.aheadDays + 1))) {
      const came = day.taken === null && day.day <= today ? await sumClaims(tx, day.day) : undefined
      shown.push(viewDay(day, came))
    }
    return shown
  })
  const lastBound = days[0]?.day
  return {
    is_stopped: isStopped,
    resumed_by: waiting.get('boxes')?.by ?? null,
    terms,
    next_day: lastBound ? dayBehind(lastBound, 1) : today,
    mean: formatPesos(boxShareOf(terms.odds)),
    gift_month: formatPesos(gifts + boxGiftMonth(terms.odds)),
    gift_cap: formatPesos(giftCap),
    proposals: versions.map(row => {
      return { id: row.id, terms: row.terms, reason: row.reason, ...viewProposal(row, operatorId) }
    }),
    days,
  }
}

/** A day that goes on is counted as it stands. */
function viewDay(
  day: BoxDay,
  came: { readonly taken: number; readonly cost: bigint } | undefined,
): View['days'][number] {
  const taken = day.taken ?? came?.taken ?? 0
  return {
    day: day.day,
    commitment: day.commitment,
    odds_hash: day.oddsHash,
    version: day.version,
    most: day.most,
    taken,
    cost: formatPesos(day.cost ?? came?.cost ?? 0n),
    expected: formatPesos(expectedCostOf(day.odds, taken)),
    is_shown: day.shownAtMs !== null,
  }
}
