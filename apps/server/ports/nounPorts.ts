import { directory } from '../features/identity/index.ts'
import type { CouponPorts } from '../features/coupon/index.ts'
import type { KickDeps } from '../features/game/index.ts'
import type { InvitePorts } from '../features/invite/index.ts'
import type { KycPorts } from '../features/kyc/index.ts'
import type { Directory } from '../features/member/index.ts'
import type { PayeePorts } from '../features/payee/index.ts'
import type { RealityCheckPorts } from '../features/realityCheck/index.ts'
import type { TaskPorts } from '../features/task/index.ts'
import { couponPorts } from './couponPorts.ts'
import { invitePorts } from './invitePorts.ts'
import { kycPorts, type PortDeps } from './kycPorts.ts'
import { payeePorts } from './payeePorts.ts'
import { realityCheckPorts } from './realityCheckPorts.ts'
import { taskPorts } from './taskPorts.ts'

export interface NounPorts {
  readonly ports: CouponPorts & InvitePorts & KycPorts & PayeePorts & RealityCheckPorts & TaskPorts
  readonly directory: Directory
}

/** What nouns are told by the nouns above them, which they cannot ask by themselves. */
export function nounPorts(deps: PortDeps & KickDeps): NounPorts {
  return {
    ports: {
      ...couponPorts,
      ...invitePorts,
      ...kycPorts(deps),
      ...payeePorts,
      ...realityCheckPorts(deps),
      ...taskPorts,
    },
    directory: directory(deps),
  }
}
