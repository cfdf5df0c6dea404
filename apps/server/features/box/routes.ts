import type { contract } from '@saya/contract'
import type { officeContract } from '@saya/contract/office.ts'
import type { Handlers } from '../../platform/http/request/call.ts'
import { claimBox } from './claimBox.ts'
import type { BoxDeps, BoxDeskDeps } from './deps.ts'
import { decideTerms } from './desk/decideTerms.ts'
import { getDesk } from './desk/getDesk.ts'
import { proposeTerms } from './desk/proposeTerms.ts'
import { resumeBoxes } from './desk/resumeBoxes.ts'
import { stopBoxes } from './desk/stopBoxes.ts'
import { getBonus } from './getBonus.ts'
import { getDetail } from './getDetail.ts'

export function boxRoutes(deps: BoxDeps): Handlers<typeof contract.box> {
  return { claimBox: claimBox(deps), getBonus: getBonus(deps), getDetail: getDetail(deps) }
}

export function boxDeskRoutes(deps: BoxDeskDeps): Handlers<typeof officeContract.box> {
  return {
    decideTerms: decideTerms(deps),
    getDesk: getDesk(deps),
    proposeTerms: proposeTerms(deps),
    resumeBoxes: resumeBoxes(deps),
    stopBoxes: stopBoxes(deps),
  }
}
