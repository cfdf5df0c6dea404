import type { AppTx } from '../../../platform/db/database.ts'
import { openIncidents } from '../../../platform/incident/incident.store.ts'
import { chainAct } from '../act/act.store.ts'
import type { StaffDeps } from '../deps.ts'
import { findOperator } from '../operator.store.ts'

interface RefusedSignIn {
  readonly email: string
  readonly by: 'password' | 'code'
  /** No try is left in the share that it came out of. */
  readonly isLocked: boolean
  readonly address: string
  readonly requestId: string
  readonly nowMs: number
}

/**
 * Puts a refused sign-in of somebody who works here on record, and calls a person where no try is left. Nobody waits for it:
 * an answer that took longer would tell a stranger who works here.
 */
export function noteRefusal({ db, log }: StaffDeps, refused: RefusedSignIn): void {
  db.app(tx => write(tx, refused)).catch((error: unknown) => log.error({ error }, 'a refused sign-in is not on record'))
}

async function write(tx: AppTx, { email, by, isLocked, address, requestId, nowMs }: RefusedSignIn): Promise<void> {
  const operator = await findOperator(tx, email)
  if (!operator) return
  if (isLocked) {
    await openIncidents(tx, [{ kind: 'STAFF_TRIES_SPENT', subject: `operator ${operator.id}`, detail: { by } }], nowMs)
    return
  }
  await chainAct(tx, {
    atMs: nowMs,
    operatorId: null,
    operator: 'unknown',
    role: '',
    action: 'office.refused',
    objectKind: 'operator',
    objectId: operator.id,
    before: {},
    after: { by },
    reason: '',
    address,
    requestId,
  })
}
