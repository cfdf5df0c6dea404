import type { RefTx } from '../../../platform/db/database.ts'
import type { Catalogue } from './readCatalogue.ts'

/** Loads the demo catalogue into an empty database. An operator's own catalogue is never touched. */
export async function loadCatalogue(tx: RefTx, catalogue: Catalogue): Promise<boolean> {
  const present = await tx.selectFrom('provider').select('venue_id').limit(1).executeTakeFirst()
  if (present) return false
  const venueOf = new Map(catalogue.providers.map(provider => [provider.code, provider.venue_id]))
  await tx.insertInto('provider').values(catalogue.providers).execute()
  await tx
    .insertInto('category')
    .values(catalogue.categories.map((category, place) => ({ ...category, place })))
    .execute()
  await tx
    .insertInto('game')
    .values(
      catalogue.games.map((game, index) => ({
        id: 1001 + index,
        code: game.code,
        en_name: game.en_name,
        tl_name: game.tl_name,
        category: game.category,
        venue_id: venueOf.get(game.provider) ?? 0,
        img: game.art,
        palette: game.palette,
        rtp_ppm: game.rtp_ppm,
        volatility: game.volatility,
        round_hundredths: game.round_hundredths ?? null,
        is_hot: game.is_hot,
        is_new: game.is_new,
        has_dealer: game.has_dealer,
        sorting: game.sorting,
        maintained: game.maintained,
        online: game.online,
        approval_ref: game.approval_ref,
      })),
    )
    .execute()
  await touchContent(tx)
  return true
}

/** Tells every copy of the server that shared content has changed. */
export async function touchContent(tx: RefTx): Promise<void> {
  await tx
    .updateTable('content_version')
    .set(row => ({ version: row('version', '+', 1n) }))
    .execute()
}

/** Holds the lock of shared content until the transaction ends: one change at a time. */
export async function holdContent(tx: RefTx): Promise<void> {
  await tx.selectFrom('content_version').select('version').forUpdate().execute()
}

export async function getContentVersion(tx: RefTx): Promise<bigint> {
  const { version } = await tx.selectFrom('content_version').select('version').executeTakeFirstOrThrow()
  return version
}
