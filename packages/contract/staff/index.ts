import { deleteView } from './deleteView.ts'
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
import { setPassword } from './setPassword.ts'
import { signIn } from './signIn.ts'
import { signOut } from './signOut.ts'
import { unlockOperator } from './unlockOperator.ts'

export const operations = {
  deleteView,
  endOperatorSessions,
  endSession,
  exportActs,
  getOwn,
  listActs,
  listOperators,
  listSessions,
  listViews,
  proveCode,
  renameView,
  saveView,
  setPassword,
  signIn,
  signOut,
  unlockOperator,
}
