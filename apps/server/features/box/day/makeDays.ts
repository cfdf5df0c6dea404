import { boxLimits } from '@saya/contract/box/box.ts'
import { boxCommitmentOf, oddsHashOf } from '@saya/game-math'
import { dayMs, daySpan, manilaDay } from '@saya/money'
import type { AppTx } from '../../../platform/db/database.ts'
import { boxSlices, unitsOf } from '../box.rules.ts'
import type { BoxDeps } from '../deps.ts'
import { addDay, listDays } from './day.store.ts'
import { sealSeed } from './seed.ts'
import type { getTerms } from './terms.store.ts'

type AgreedTerms = Awaited<ReturnType<typeof getTerms>>

/** The day that is so many days behind another. */
export function dayBehind(day: string, days: number): string {
  return manilaDay(daySpan(day).fromMs + days * dayMs)
}

/** Binds the days from one on for as far ahead as days are bound. Those that are stay as they were shown. */
export async function makeDays(
  tx: AppTx,
  { masters, random, clock }: Pick<BoxDeps, 'masters' | 'random' | 'clock'>,
  { from, agreed: { terms, version } }: { readonly from: string; readonly agreed: AgreedTerms },
): Promise<void> {
  const days = Array.from({ length: boxLimits.aheadDays + 1 }, (_, at) => dayBehind(from, at))
  const known = new Set((await listDays(tx, from, days.at(-1) ?? from)).map(({ day }) => day))
  for (const day of days.filter(one => !known.has(one))) {
    const seed = random.bytes(32).toString('hex')
    const { odds, most } = terms
    const made = {
      day,
      commitment: boxCommitmentOf({ day, seed, odds, most }),
      sealedSeed: sealSeed(day, seed, { masters, random }),
      odds,
      oddsHash: oddsHashOf(odds),
      version,
      leastPlay: unitsOf(terms.least_play),
      most,
    }
    await addDay(tx, made, { slices: boxSlices(most), nowMs: clock.now() })
  }
}
