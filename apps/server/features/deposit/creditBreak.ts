import * as v from 'valibot'
import { tellChange } from '../../platform/events/index.ts'
import { type JobKind, type Task, task } from '../../platform/jobs/index.ts'
import { closeIncidents } from '../../platform/incident/incident.store.ts'
import { post } from '../wallet/index.ts'
import { nextBreakState, postingNameOf } from './break.rules.ts'
import { type BreakName, lockBreak, setBreak } from './break.store.ts'
import type { DepositDeps } from './deps.ts'

/** That two people agreed to credit a break, after which it is posted, whoever is cut off. */
export const creditBreakJob: JobKind<{ gateway: string; paymentId: string }> = {
  name: 'deposit.creditBreak',
  payload: v.object({ gateway: v.string(), paymentId: v.string() }),
}

export function creditBreakTask(deps: DepositDeps): Task {
  return task(creditBreakJob, name => creditBreak(deps, name))
}

/**
 * Posts what two people agreed to, and closes the break behind it. The posting is named by the payment, so that however
 * often this is done, and wherever it is cut short, the money is credited once.
 */
export async function creditBreak(deps: DepositDeps, name: BreakName): Promise<void> {
  const { db, clock, gateways } = deps
  const agreed = await db.app(tx => lockBreak(tx, name))
  const gateway = gateways.get(name.gateway)
  const uid = agreed?.proposed_uid
  if (agreed?.state !== 'crediting' || !uid || !gateway) return
  const nowMs = clock.now()
  const { amount } = agreed
  const posting = {
    act: 'deposit',
    uid,
    reference: postingNameOf(name),
    amount,
    gateway: gateway.account,
    nowMs,
  } as const
  const posted = await db.member(uid, tx => post(tx, posting))
  if (!posted.ok) throw new Error(`The ledger refused the break ${postingNameOf(name)}.`)
  await db.app(tx => closeBreak(tx, name, nowMs))
  await tellChange(deps, uid, 'deposit')
}

type AppTx = Parameters<typeof lockBreak>[0]

async function closeBreak(tx: AppTx, name: BreakName, nowMs: number): Promise<void> {
  const kept = await lockBreak(tx, name)
  const state = kept && nextBreakState(kept.state, 'post')
  if (!state) return
  await setBreak(tx, name, { state, closedAtMs: nowMs })
  await endIncident(tx, name, nowMs)
}

/** Nobody needs to be called to it any more. */
export function endIncident(tx: AppTx, name: BreakName, nowMs: number): Promise<void> {
  const about = { kinds: ['PAYMENT_BREAK'], subjects: postingNameOf(name), notSeenSinceMs: nowMs + 1 }
  return closeIncidents(tx, about, nowMs)
}
