import type { RefTx } from '../../platform/db/database.ts'
import { listGuardedGames } from './guard.store.ts'
import { offeredOf } from './offered.ts'
import { listLive, lockPromotions } from './promotion.store.ts'
import { type Margin, marginOf } from './rules/guard.rules.ts'
import { isOver } from './rules/offer.rules.ts'

/**
 * The game on which play would earn money if VIP levels gave this much back beside everything else that holds, the worst of them;
 * nothing where there is none. No promotion changes until this transaction is over.
 */
export async function findUnsafeLevels(tx: RefTx, levelBackPpm: number, nowMs: number): Promise<Margin | undefined> {
  await lockPromotions(tx)
  const live = (await listLive(tx)).filter(({ offer, stoppedAtMs }) => stoppedAtMs === null && !isOver(offer, nowMs))
  const deals = live.map(version => offeredOf(version).deal)
  const games = (await listGuardedGames(tx)).map(game => ({ ...game, levelBackPpm }))
  const unsafe = games.map(game => marginOf(game, deals)).filter(({ marginPpm }) => marginPpm <= 0)
  return unsafe.toSorted((one, other) => one.marginPpm - other.marginPpm)[0]
}
