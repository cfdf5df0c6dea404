import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { adId, adWish } from '@saya/contract/ad/ad.ts'
import { landingNames, landingWish } from '@saya/contract/ad/landing.ts'
import * as v from 'valibot'

const adContent = v.object({
  ads: v.array(v.object({ ad_id: adId, ...adWish.entries })),
  landings: v.array(v.object({ name: v.picklist(landingNames), ...landingWish.entries })),
})

export type AdContent = v.InferOutput<typeof adContent>

export async function readAds(folder: string): Promise<AdContent> {
  return v.parse(adContent, JSON.parse(await readFile(join(folder, 'ads.json'), 'utf8')))
}
