import type { contract } from '@saya/contract'
import type { officeContract } from '@saya/contract/office.ts'
import type { Handlers } from '../../platform/http/request/call.ts'
import { approveNumberClaim } from './approveNumberClaim.ts'
import type { NumberClaimDeps, NumberClaimDeskDeps } from './deps.ts'
import { getNumberClaim } from './getNumberClaim.ts'
import { listNumberClaims } from './listNumberClaims.ts'
import { openNumberClaim } from './openNumberClaim.ts'
import { proposeNumberClaim } from './proposeNumberClaim.ts'
import { refuseNumberClaim } from './refuseNumberClaim.ts'
import { revealNumberClaim } from './revealNumberClaim.ts'
import { voidNumberClaim } from './voidNumberClaim.ts'

export function numberClaimRoutes(deps: NumberClaimDeps): Handlers<typeof contract.numberClaim> {
  return {
    getNumberClaim: getNumberClaim(deps),
    openNumberClaim: openNumberClaim(deps),
    voidNumberClaim: voidNumberClaim(deps),
  }
}

export function numberClaimDeskRoutes(deps: NumberClaimDeskDeps): Handlers<typeof officeContract.numberClaim> {
  return {
    approveNumberClaim: approveNumberClaim(deps),
    listNumberClaims: listNumberClaims(deps),
    proposeNumberClaim: proposeNumberClaim(deps),
    refuseNumberClaim: refuseNumberClaim(deps),
    revealNumberClaim: revealNumberClaim(deps),
  }
}
