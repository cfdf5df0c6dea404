import type { RefTx } from '../../platform/db/database.ts'
import { insertAd } from './ad.store.ts'
import { adValuesOf } from './ad.view.ts'
import { writeFirst } from './landing.store.ts'
import type { AdContent } from './readAds.ts'

/** Loads the demo's ads and landing pages. What staff have made or changed stays. */
export async function loadAds(tx: RefTx, { ads, landings }: AdContent): Promise<void> {
  for (const { ad_id: adId, ...wish } of ads) await insertAd(tx, { adId, values: adValuesOf(wish) })
  for (const { name, ...values } of landings) await writeFirst(tx, { name, values })
}
