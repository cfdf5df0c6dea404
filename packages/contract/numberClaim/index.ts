import { approveNumberClaim } from './approveNumberClaim.ts'
import { getNumberClaim } from './getNumberClaim.ts'
import { listNumberClaims } from './listNumberClaims.ts'
import { openNumberClaim } from './openNumberClaim.ts'
import { proposeNumberClaim } from './proposeNumberClaim.ts'
import { refuseNumberClaim } from './refuseNumberClaim.ts'
import { revealNumberClaim } from './revealNumberClaim.ts'
import { voidNumberClaim } from './voidNumberClaim.ts'

export const operations = { getNumberClaim, openNumberClaim, voidNumberClaim }
export const deskOperations = {
  approveNumberClaim,
  listNumberClaims,
  proposeNumberClaim,
  refuseNumberClaim,
  revealNumberClaim,
}
