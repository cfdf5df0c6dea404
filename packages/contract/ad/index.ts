import { changeAd } from './changeAd.ts'
import { changeLanding } from './changeLanding.ts'
import { createAd } from './createAd.ts'
import { getAd } from './getAd.ts'
import { getLanding } from './getLanding.ts'
import { listDeskAds } from './listDeskAds.ts'
import { listDeskLandings } from './listDeskLandings.ts'

export const operations = { getAd, getLanding }
export const deskOperations = { changeAd, changeLanding, createAd, listDeskAds, listDeskLandings }
