import type { BoxTerms } from '@saya/contract/box/box.ts'
import { sql } from 'kysely'
import type { MemberTx, RefTx } from '../../platform/db/database.ts'
import type { Units } from '@saya/money'
import {
  coinBackPpm,
  coinGiftMonth,
  listDefinitions,
  type Plans,
  readPlans,
  type TaskDefinition,
} from '../task/index.ts'
import { levelBackPpm, readLevels } from '../vip/index.ts'
import type { GuardedGame } from './rules/guard.rules.ts'

type GameRow = Omit<GuardedGame, 'coinBackPpm' | 'levelBackPpm'> & { readonly gameType: number }

/** What somebody wants to change of what members earn beside promotions. What is not named stays as it stands. */
export interface EarningWish {
  readonly levelBackPpm?: number
  readonly tasks?: readonly TaskDefinition[]
  readonly plans?: Plans
}

/** Every game with the highest return that anybody has declared of it, and what tasks and levels give for play on it. */
export async function listGuardedGames(tx: RefTx | MemberTx, wish: EarningWish = {}): Promise<readonly GuardedGame[]> {
  const tasks = wish.tasks ?? (await listDefinitions(tx))
  const ofLevels = wish.levelBackPpm ?? levelBackPpm((await readLevels(tx)).levels)
  const { rows } = await sql<GameRow>`
    select g.id, g.en_name as name, p.code as provider, greatest(g.rtp_ppm, g.declared_rtp_ppm) as "rtpPpm",
      coalesce(c.game_type, 0) as "gameType"
    from game g join provider p on p.venue_id = g.venue_id left join category c on c.name = g.category order by g.id`.execute(
    tx,
  )
  return rows.map(({ gameType, ...game }) => ({
    ...game,
    coinBackPpm: coinBackPpm(tasks, gameType),
    levelBackPpm: ofLevels,
  }))
}

/** What check-ins and tasks that ask for no bets give an ID in a month. */
export async function readCoinGifts(tx: RefTx | MemberTx, wish: EarningWish = {}): Promise<Units> {
  return coinGiftMonth(wish.tasks ?? (await listDefinitions(tx)), wish.plans ?? (await readPlans(tx)))
}

/** The odds of mystery boxes that two people agreed on last. */
export async function findBoxOdds(tx: RefTx | MemberTx): Promise<BoxTerms['odds'] | undefined> {
  const row = await (tx as RefTx)
    .selectFrom('box_terms')
    .select('terms')
    .where('status', '=', 'approved')
    .orderBy('decided_at', 'desc')
    .limit(1)
    .executeTakeFirst()
  return (row?.terms as BoxTerms | undefined)?.odds
}
