import type { Units } from '@saya/money'
import type { RefTx } from '../../platform/db/database.ts'
import { readBoxGifts, sumPromotionGifts } from './gift.ts'
import { readGiftCap } from './giftCap.store.ts'
import { type EarningWish, listGuardedGames, readCoinGifts } from './guard.store.ts'
import { listHeld } from './held.ts'
import { lockPromotions } from './promotion.store.ts'
import { type GuardedGame, type Margin, marginOf } from './rules/guard.rules.ts'
import { isOver } from './rules/offer.rules.ts'
import { sidesOf } from './rules/terms.rules.ts'

/**
 * The game on which play would earn money if members earned this beside everything else that holds, the worst of them; nothing where there
 * is none. Nothing that members earn changes until this transaction is over.
 */
export async function findUnsafe(tx: RefTx, wish: EarningWish, nowMs: number): Promise<Margin | undefined> {
  await lockPromotions(tx)
  const unsafe = (await listMargins(tx, wish, nowMs)).filter(({ marginPpm }) => marginPpm <= 0)
  return unsafe.toSorted((one, other) => one.marginPpm - other.marginPpm)[0]
}

async function listMargins(tx: RefTx, wish: EarningWish, nowMs: number): Promise<readonly Margin[]> {
  const held = (await listHeld(tx, nowMs)).filter(({ offer }) => !isOver(offer, nowMs))
  const games = await listGuardedGames(tx, wish)
  return sidesOf(held).flatMap(side => {
    const deals = side.map(({ deal }) => deal)
    return games.map(game => marginOf(game, deals))
  })
}

export interface GiftExcess {
  readonly total: Units
  readonly cap: Units
}

export type CoinVerdict =
  | { readonly unsafe: 'task_margin'; readonly margin: Margin }
  | { readonly unsafe: 'task_gift'; readonly gift: GiftExcess }

/**
 * Why tasks and check-ins may not give this, if so. A change that gives no more than what stands is never refused: it takes a danger away
 * that a return or a promotion has brought.
 */
export async function findUnsafeCoins(
  tx: RefTx,
  wish: Pick<EarningWish, 'tasks' | 'plans'>,
  nowMs: number,
): Promise<CoinVerdict | undefined> {
  const margin = await findUnsafe(tx, wish, nowMs)
  if (margin && (await isMore(tx, wish))) return { unsafe: 'task_margin', margin }
  const [coins, before] = [await readCoinGifts(tx, wish), await readCoinGifts(tx)]
  const total = coins + (await sumPromotionGifts(tx, nowMs)) + (await readBoxGifts(tx))
  const cap = await readGiftCap(tx)
  return coins > before && total > cap ? { unsafe: 'task_gift', gift: { total, cap } } : undefined
}

/** Whether play on any game would give more coins than it does. */
async function isMore(tx: RefTx, wish: EarningWish): Promise<boolean> {
  const of = (games: readonly GuardedGame[]) => new Map(games.map(game => [game.id, game.coinBackPpm]))
  const before = of(await listGuardedGames(tx))
  return [...of(await listGuardedGames(tx, wish))].some(([id, backPpm]) => backPpm > (before.get(id) ?? 0))
}
