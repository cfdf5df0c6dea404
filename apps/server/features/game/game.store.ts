import { sql } from 'kysely'
import { countRows } from '../../platform/db/countRows.ts'
import type { RefTx } from '../../platform/db/database.ts'
import { everyGame, type GameFilter, type GamePlace } from './game.filter.ts'

const cardColumns = [
  'game.id',
  'game.code',
  'game.en_name',
  'game.tl_name',
  'game.img',
  'game.palette',
  'game.venue_id',
  'game.is_hot',
  'game.is_new',
  'game.has_dealer',
  'game.maintained',
  'game.online',
  'game.rtp_ppm',
  'game.sorting',
  'category.game_type',
  'provider.name as platform_name',
  'provider.platform_id',
  'provider.logo',
  'provider.is_closed as provider_maintained',
] as const

export type GameRow = Awaited<ReturnType<typeof listGameRows>>[number]

/** Whether somebody who runs games offers it to us, so that it can be opened. */
const isOffered =
  sql<boolean>`exists (select from provider_link_game offer join provider_link link on link.id = offer.link
  where offer.game = game.id and offer.offered and offer.reached and link.active)`.as('is_offered')

function games(tx: RefTx, filter: GameFilter) {
  let query = tx
    .selectFrom('game')
    .innerJoin('category', 'category.name', 'game.category')
    .innerJoin('provider', 'provider.venue_id', 'game.venue_id')
    .where('game.online', '=', true)
  if (filter.gameType) query = query.where(sql<boolean>`category.game_type = ${filter.gameType}::int`)
  if (filter.categories) query = query.where(sql<boolean>`game.category = any(${filter.categories}::text[])`)
  if (filter.venueIds.length) query = query.where('game.venue_id', 'in', filter.venueIds)
  if (filter.platformIds.length) query = query.where('provider.platform_id', 'in', filter.platformIds)
  if (filter.isHot) query = query.where('game.is_hot', '=', true)
  if (filter.isNew) query = query.where('game.is_new', '=', true)
  return query
}

/** One page of games. It starts after a place where one is given, so that no page is ever counted out row by row. */
export function listGameRows(
  tx: RefTx,
  filter: GameFilter,
  at: { place: GamePlace | null; skip: number; size: number },
) {
  let query = games(tx, filter).select(cardColumns).select(isOffered)
  if (filter.byName) {
    query = query.orderBy('game.en_name').orderBy('game.id')
    if (at.place) query = query.where(sql<boolean>`(game.en_name, game.id) > (${at.place.name}, ${at.place.id})`)
  } else {
    query = query.orderBy('game.sorting', 'desc').orderBy('game.id')
    if (at.place) {
      query = query.where(sql<boolean>`(-game.sorting, game.id) > (${-at.place.sorting}::int, ${at.place.id})`)
    }
  }
  return query
    .offset(at.place ? 0 : at.skip)
    .limit(at.size)
    .execute()
}

/** All games that are shown, in the order of their places. */
export function listEveryGame(tx: RefTx) {
  return games(tx, everyGame)
    .select(cardColumns)
    .select(isOffered)
    .select('game.category')
    .orderBy('game.sorting', 'desc')
    .orderBy('game.id')
    .execute()
}

/** The games with these ids, in no order. */
export function listGameRowsOf(tx: RefTx, ids: readonly number[]) {
  return games(tx, everyGame).select(cardColumns).select(isOffered).where('game.id', 'in', ids).execute()
}

/** A game that is shown, with what its own page shows. */
export function findGame(tx: RefTx, code: string) {
  return games(tx, everyGame)
    .select(cardColumns)
    .select(isOffered)
    .select(['game.category', 'game.approval_ref'])
    .where('game.code', '=', code)
    .executeTakeFirst()
}

/** How many games there are, as far as they are counted. */
export function countGames(tx: RefTx, filter: GameFilter): Promise<number> {
  return countRows(tx, games(tx, filter).select('game.id'))
}

export async function listCategoryNames(tx: RefTx): Promise<string[]> {
  const rows = await tx.selectFrom('category').select('name').execute()
  return rows.map(({ name }) => name)
}

export function listProviders(tx: RefTx) {
  return tx.selectFrom('provider').selectAll().orderBy('name').execute()
}

/** Which providers have games in which category. */
export function listCategoryProviders(tx: RefTx) {
  return tx
    .selectFrom('game')
    .innerJoin('provider', 'provider.venue_id', 'game.venue_id')
    .select(['game.category', 'provider.venue_id', 'provider.platform_id', 'provider.logo', 'provider.name'])
    .where('game.online', '=', true)
    .distinct()
    .orderBy('provider.name')
    .execute()
}
