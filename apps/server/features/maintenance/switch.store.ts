import type { GameState } from '@saya/contract/maintenance/gameState.ts'
import { sql } from 'kysely'
import type { RefTx } from '../../platform/db/database.ts'
import { touchContent } from '../game/index.ts'

const isOffered = sql<boolean>`exists (select from provider_link_game offer join provider_link link on link.id = offer.link
  where offer.game = game.id and offer.offered and offer.reached and link.active)`

export async function listProviderRows(tx: RefTx) {
  return tx
    .selectFrom('provider')
    .leftJoin('game', join => join.onRef('game.venue_id', '=', 'provider.venue_id').on('game.online', '=', true))
    .select(['provider.venue_id', 'provider.name', 'provider.maintained', 'provider.in_window'])
    .select(count => count.fn.count<bigint>('game.id').as('games'))
    .select(sql<bigint>`count(game.id) filter (where ${isOffered})`.as('offered'))
    .groupBy('provider.venue_id')
    .orderBy('provider.name')
    .execute()
}

/** Undefined where there is none, false where it is as wished already. */
export async function switchProviderRow(tx: RefTx, venueId: number, isClosed: boolean): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('provider')
    .set({ maintained: isClosed })
    .where('venue_id', '=', venueId)
    .where('maintained', '=', !isClosed)
    .executeTakeFirstOrThrow()
  if (numUpdatedRows === 0n) return false
  await touchContent(tx)
  return true
}

/** Hidden counts before closed. */
const flags = {
  open: { online: true, maintained: false },
  closed: { online: true, maintained: true },
  hidden: { online: false, maintained: false },
} as const satisfies Record<GameState, object>

const stateColumn = sql<GameState>`case when not game.online then 'hidden' when game.maintained then 'closed' else 'open' end`

interface GameStateQuery {
  readonly words: string
  readonly state: GameState | ''
  /** The last one that was listed. */
  readonly behind: number
  readonly most: number
}

function games(tx: RefTx, { words, state }: Pick<GameStateQuery, 'words' | 'state'>) {
  let query = tx.selectFrom('game').innerJoin('provider', 'provider.venue_id', 'game.venue_id')
  if (state) query = query.where(stateColumn, '=', state)
  for (const word of words.toLowerCase().split(/\s+/).filter(Boolean)) {
    query = query.where(
      sql<boolean>`position(${word} in lower(game.en_name || ' ' || game.tl_name || ' ' || game.code || ' ' || provider.name)) > 0`,
    )
  }
  return query
}

export async function listGameStates(tx: RefTx, wanted: GameStateQuery) {
  const rows = await games(tx, wanted)
    .select(['game.id', 'game.code', 'game.en_name', 'game.category'])
    .select(['provider.name as provider', 'provider.is_closed as is_provider_closed'])
    .select([stateColumn.as('state'), isOffered.as('is_offered')])
    .where('game.id', '>', wanted.behind)
    .orderBy('game.id')
    .limit(wanted.most)
    .execute()
  const { total } = await games(tx, wanted)
    .select(count => count.fn.countAll<bigint>().as('total'))
    .executeTakeFirstOrThrow()
  return { rows, total: Number(total) }
}

export function findGameState(tx: RefTx, id: number) {
  return tx
    .selectFrom('game')
    .select(['game.code', stateColumn.as('state')])
    .where('game.id', '=', id)
    .executeTakeFirst()
}

interface Turn {
  readonly id: number
  readonly before: GameState
  readonly after: GameState
}

/** False where it is in another state by now. */
export async function switchGameRow(tx: RefTx, { id, before, after }: Turn): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('game')
    .set(flags[after])
    .where('id', '=', id)
    .where(stateColumn, '=', before)
    .executeTakeFirstOrThrow()
  if (numUpdatedRows === 0n) return false
  await touchContent(tx)
  return true
}
