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

export const operations = {
  endOperatorSessions,
  endSession,
  exportActs,
  getOwn,
  listActs,
  listOperators,
  listSessions,
  proveCode,
  signIn,
  signOut,
  unlockOperator,
}
