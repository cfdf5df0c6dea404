import { sql } from 'kysely'
import type { RefTx } from '../../platform/db/database.ts'
import type { HomeContent } from './readHomeContent.ts'

export function listBanners(tx: RefTx, brand: string) {
  return tx.selectFrom('banner').selectAll().where(sql<boolean>`${brand} = any(brands)`).orderBy('place').execute()
}

export function listLinks(tx: RefTx) {
  return tx.selectFrom('link').selectAll().orderBy('kind').orderBy('place').execute()
}

export function listCategories(tx: RefTx) {
  return tx.selectFrom('category').selectAll().orderBy('place').execute()
}

/** Loads the demo banners and links into an empty database. */
export async function loadHomeContent(tx: RefTx, content: HomeContent): Promise<void> {
  const present = await tx.selectFrom('banner').select('id').limit(1).executeTakeFirst()
  if (present) return
  await tx
    .insertInto('banner')
    .values(
      content.banners.map((banner, place) => ({
        id: banner.id,
        place,
        img: banner.img,
        kicker_en: banner.kicker[0],
        kicker_tl: banner.kicker[1],
        title_en: banner.title[0],
        title_tl: banner.title[1],
        subtitle_en: banner.subtitle[0],
        subtitle_tl: banner.subtitle[1],
        action_en: banner.action[0],
        action_tl: banner.action[1],
        href: banner.href,
        tone: banner.tone,
        shows: banner.shows ?? null,
      })),
    )
    .execute()
  await tx
    .insertInto('link')
    .values(content.links.map((link, place) => ({ ...link, place })))
    .execute()
}
