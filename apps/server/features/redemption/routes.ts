import type { contract } from '@saya/contract'
import type { officeContract } from '@saya/contract/office.ts'
import type { Handlers } from '../../platform/http/request/call.ts'
import type { RedemptionDeps } from './deps.ts'
import { completeRedemption } from './desk/completeRedemption.ts'
import { correctParcel } from './desk/correctParcel.ts'
import { exportRedemptions } from './desk/exportRedemptions.ts'
import { failRedemption } from './desk/failRedemption.ts'
import { listDeskRedemptions } from './desk/listDeskRedemptions.ts'
import { readRedemption } from './desk/readRedemption.ts'
import { shipRedemption } from './desk/shipRedemption.ts'
import { getRedemption } from './getRedemption.ts'
import { listRedemptions } from './listRedemptions.ts'
import { submitRedemption } from './submitRedemption.ts'

export function redemptionRoutes(deps: RedemptionDeps): Handlers<typeof contract.redemption> {
  return {
    getRedemption: getRedemption(deps),
    listRedemptions: listRedemptions(deps),
    submitRedemption: submitRedemption(deps),
  }
}

export function redemptionDeskRoutes(deps: RedemptionDeps): Handlers<typeof officeContract.redemption> {
  return {
    completeRedemption: completeRedemption(deps),
    correctParcel: correctParcel(deps),
    exportRedemptions: exportRedemptions(deps),
    failRedemption: failRedemption(deps),
    listDeskRedemptions: listDeskRedemptions(deps),
    readRedemption: readRedemption(deps),
    shipRedemption: shipRedemption(deps),
  }
}
