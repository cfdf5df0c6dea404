import type { officeContract } from '@saya/contract/office.ts'
import type { Handlers } from '../../platform/http/request/call.ts'
import { passwordHashes } from '../identity/index.ts'
import { deleteView } from './view/deleteView.ts'
import type { StaffDeps } from './deps.ts'
import { endOperatorSessions } from './session/endOperatorSessions.ts'
import { endSession } from './session/endSession.ts'
import { exportActs } from './act/exportActs.ts'
import { getOwn } from './getOwn.ts'
import { listActs } from './act/listActs.ts'
import { listOperators } from './listOperators.ts'
import { listSessions } from './session/listSessions.ts'
import { listViews } from './view/listViews.ts'
import { proveCode } from './session/proveCode.ts'
import { renameView } from './view/renameView.ts'
import { saveView } from './view/saveView.ts'
import { setPassword } from './session/setPassword.ts'
import { signIn } from './session/signIn.ts'
import { signOut } from './session/signOut.ts'
import { unlockOperator } from './session/unlockOperator.ts'

export function staffRoutes(deps: StaffDeps): Handlers<typeof officeContract.staff> {
  const hashes = passwordHashes()
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
    proveCode: proveCode(deps, hashes),
    renameView: renameView(deps),
    saveView: saveView(deps),
    setPassword: setPassword(deps, hashes),
    signIn: signIn(deps, hashes),
    signOut: signOut(deps),
    unlockOperator: unlockOperator(deps),
  }
}
