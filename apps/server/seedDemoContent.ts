import { loadAds, readAds } from './features/ad/index.ts'
import { loadCatalogue, readCatalogue } from './features/game/index.ts'
import { loadGoods, readGoodsContent } from './features/goods/index.ts'
import { loadHomeContent, readHomeContent } from './features/home/index.ts'
import { loadDemoLinks } from './dialects/provider.store.ts'
import { systemClock } from './platform/clock.ts'
import type { Database } from './platform/db/database.ts'
import { publishLegal } from './commands/publishLegal.ts'

/** Our own studio, and two stand-ins that the conformance kit may play as well; the launcher keeps their keys. */
const demoLinks = [
  { id: 1, code: 'studio', dialect: 'rpp' },
  {
    id: 2,
    code: 'hub88-demo',
    dialect: 'hub88',
    balance_answer: 'original',
    unknown_rollback_is_error: true,
  },
  { id: 3, code: 'valkyrie-demo', dialect: 'valkyrie', unknown_rollback_is_error: true },
] as const

/** A provider behind Valkyrie tells no list: what it offers stands in its contract. */
const demoOffers = [{ link: 3, code: 'taas-baba' }]

/**
 * Loads the demo catalogue and home page once, into a database that has none. True when it did. A legal text that
 * differs from its newest version is published each time, and ads and landing pages that staff have left alone are as they
 * stand here.
 */
export async function seedDemoContent(db: Database, folder: string, nowMs = systemClock.now()): Promise<boolean> {
  const [catalogue, home, ads, goods] = await Promise.all([
    readCatalogue(folder),
    readHomeContent(folder),
    readAds(folder),
    readGoodsContent(folder),
  ])
  await publishLegal(db, folder)
  await loadGoods(db, goods, nowMs)
  return db.ref(async tx => {
    const isLoaded = await loadCatalogue(tx, catalogue)
    if (isLoaded) await loadHomeContent(tx, home)
    await loadDemoLinks(tx, demoLinks, demoOffers)
    await loadAds(tx, ads)
    return isLoaded
  })
}
