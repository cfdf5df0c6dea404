import type { AppTx } from '../../platform/db/database.ts'
import { chainAtMachine, type drawCredentials } from './addOperator.ts'
import { replaceCredentials } from './operator.store.ts'
import { forgetOperatorDevices } from './session/operatorDevice.store.ts'
import { endStaffSessions } from './session/staffSession.store.ts'

interface OperatorReset {
  readonly email: string
  readonly drawn: Awaited<ReturnType<typeof drawCredentials>>['kept']
  readonly nowMs: number
}

/**
 * Gives an operator another password, secret and recovery codes, on record, and says whether they work here. Whoever had
 * the ones before is out: sessions end, tickets and known devices go.
 */
export async function resetOperator(tx: AppTx, { email, drawn, nowMs }: OperatorReset): Promise<boolean> {
  const id = await replaceCredentials(tx, email, drawn)
  if (!id) return false
  await endStaffSessions(tx, { operatorId: id, nowMs })
  await forgetOperatorDevices(tx, id)
  await chainAtMachine(tx, { action: 'operator.reset', id, after: { email }, nowMs })
  return true
}
