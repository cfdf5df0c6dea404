import type { contract } from '@saya/contract'
import type { officeContract } from '@saya/contract/office.ts'
import type { Handlers } from '../../platform/http/request/call.ts'
import { changeAd } from './changeAd.ts'
import { changeLanding } from './changeLanding.ts'
import { createAd } from './createAd.ts'
import type { AdDeps } from './deps.ts'
import { getAd } from './getAd.ts'
import { getLanding } from './getLanding.ts'
import { listDeskAds } from './listDeskAds.ts'
import { listDeskLandings } from './listDeskLandings.ts'

export function adRoutes(deps: AdDeps): Handlers<typeof contract.ad> {
  return { getAd: getAd(deps), getLanding: getLanding(deps) }
}

export function adDeskRoutes(deps: AdDeps): Handlers<typeof officeContract.ad> {
  return {
    changeAd: changeAd(deps),
    changeLanding: changeLanding(deps),
    createAd: createAd(deps),
    listDeskAds: listDeskAds(deps),
    listDeskLandings: listDeskLandings(deps),
  }
}
