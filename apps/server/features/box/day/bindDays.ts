import { manilaDay } from '@saya/money'
import type { BoxDeps } from '../deps.ts'
import { makeDays } from './makeDays.ts'
import { getTerms } from './terms.store.ts'

/** Binds today and the days ahead without waiting for the night. Those that are bound stay as they are. */
export async function bindDays(deps: Pick<BoxDeps, 'db' | 'masters' | 'random' | 'clock'>): Promise<void> {
  const { db, clock } = deps
  const agreed = await db.ref(getTerms)
  await db.app(tx => makeDays(tx, deps, { from: manilaDay(clock.now()), agreed }))
}
