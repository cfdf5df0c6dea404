import type { officeContract } from '@saya/contract/office.ts'
import type { Handlers } from '../../platform/http/request/call.ts'
import { decideAdjustment } from './decideAdjustment.ts'
import type { AdjustmentDeps } from './deps.ts'
import { listAdjustments } from './listAdjustments.ts'
import { proposeAdjustment } from './proposeAdjustment.ts'

export function adjustmentRoutes(deps: AdjustmentDeps): Handlers<typeof officeContract.adjustment> {
  return {
    decideAdjustment: decideAdjustment(deps),
    listAdjustments: listAdjustments(deps),
    proposeAdjustment: proposeAdjustment(deps),
  }
}
