import type { officeContract } from '@saya/contract/office.ts'
import type { Handlers } from '../../platform/http/call.ts'
import { passwordHashes } from '../identity/index.ts'
import type { StaffDeps } from './deps.ts'
import { endOperatorSessions } from './endOperatorSessions.ts'
import { endSession } from './endSession.ts'
import { exportActs } from './exportActs.ts'
import { getOwn } from './getOwn.ts'
import { listActs } from './listActs.ts'
import { listOperators } from './listOperators.ts'
import { listSessions } from './listSessions.ts'
import { proveCode } from './proveCode.ts'
import { signIn } from './signIn.ts'
import { signOut } from './signOut.ts'
import { unlockOperator } from './unlockOperator.ts'
import { viewRoutes } from './viewRoutes.ts'

export function staffRoutes(deps: StaffDeps): Handlers<typeof officeContract.staff> {
  return {
    endOperatorSessions: endOperatorSessions(deps),
    endSession: endSession(deps),
    exportActs: exportActs(deps),
    getOwn: getOwn(deps),
    listActs: listActs(deps),
    listOperators: listOperators(deps),
    listSessions: listSessions(deps),
    proveCode: proveCode(deps),
    signIn: signIn(deps, passwordHashes()),
    signOut: signOut(deps),
    unlockOperator: unlockOperator(deps),
    ...viewRoutes(deps),
  }
}
