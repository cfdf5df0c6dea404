import type { officeContract } from '@saya/contract/office.ts'
import type { Handlers } from '../../platform/http/call.ts'
import { passwordHashes } from '../identity/index.ts'
import { deleteView } from './deleteView.ts'
import type { StaffDeps } from './deps.ts'
import { endOperatorSessions } from './endOperatorSessions.ts'
import { endSession } from './endSession.ts'
import { exportActs } from './exportActs.ts'
import { getOwn } from './getOwn.ts'
import { listActs } from './listActs.ts'
import { listOperators } from './listOperators.ts'
import { listSessions } from './listSessions.ts'
import { listViews } from './listViews.ts'
import { proveCode } from './proveCode.ts'
import { renameView } from './renameView.ts'
import { saveView } from './saveView.ts'
import { signIn } from './signIn.ts'
import { signOut } from './signOut.ts'
import { unlockOperator } from './unlockOperator.ts'

export function staffRoutes(deps: StaffDeps): Handlers<typeof officeContract.staff> {
  return {
    deleteView: deleteView(deps),
    endOperatorSessions: endOperatorSessions(deps),
    endSession: endSession(deps),
    exportActs: exportActs(deps),
    getOwn: getOwn(deps),
    listActs: listActs(deps),
    listOperators: listOperators(deps),
    listSessions: listSessions(deps),
    listViews: listViews(deps),
    proveCode: proveCode(deps),
    renameView: renameView(deps),
    saveView: saveView(deps),
    signIn: signIn(deps, passwordHashes()),
    signOut: signOut(deps),
    unlockOperator: unlockOperator(deps),
  }
}
