import * as v from 'valibot'
import { tellChange } from '../../../platform/events/index.ts'
import { type JobKind, type Task, task } from '../../../platform/jobs/index.ts'
import { notifyMember } from '../../message/index.ts'
import { postingNameOf } from './break.rules.ts'
import { type BreakName, lockBreak } from './break.store.ts'
import type { DepositDeps } from '../deps.ts'
import { credit } from '../event/credit.ts'
import { endBreak } from './endBreak.ts'
import { takeForBreak } from './takeForBreak.ts'

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
 * often this is done, and wherever it is cut short, the money is credited once. Whoever is excluded by then gets it free of
 * play, like a deposit.
 */
export async function creditBreak(deps: DepositDeps, name: BreakName): Promise<void> {
  const { db, clock, gateways, jurisdiction } = deps
  const { agreed, isOurs } = await db.app(async tx => {
    const kept = await lockBreak(tx, name)
    const isAgreed = kept?.state === 'crediting'
    return { agreed: isAgreed ? kept : undefined, isOurs: isAgreed && (await takeForBreak(tx, kept, clock.now())) }
  })
  const uid = agreed?.proposed_uid
  if (!uid) return
  // What was agreed to waits until it can be posted: a job that threw is tried again, and told of.
  const gateway = gateways.get(name.gateway)
  if (!gateway) throw new Error(`The gateway of the break ${postingNameOf(name)} is not connected.`)
  if (!isOurs) throw new Error(`The money of the break ${postingNameOf(name)} is a deposit's.`)
  const { amount, currency } = agreed
  if (currency !== 'PHP') throw new Error(`The break ${postingNameOf(name)} is not in pesos.`)
  const nowMs = clock.now()
  const id = postingNameOf(name)
  await db.member(uid, async tx => {
    await notifyMember(tx, { uid, kind: 'deposit_completed', about: id, amount, nowMs })
    await credit(tx, { uid, id, amount, wantsCashback: false }, { account: gateway.account, jurisdiction, nowMs })
  })
  await db.app(tx => endBreak(tx, { ...name, act: 'post' }, nowMs))
  await tellChange(deps, uid, 'deposit')
}
