import type { MemberTx } from '../../platform/db/database.ts'
import { raiseAlarm } from '../../platform/incident/alarm.store.ts'
import { fingerprintOf, post } from '../wallet/index.ts'
import { addExcludedCredit, creditNames, type ExcludedCredit } from './excludedCredit.store.ts'
import type { PlayGate } from './gate.rules.ts'

const idShape = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/**
 * Frees what was just credited to an excluded member: who may not play cannot play it through. It is theirs to withdraw, and
 * an incident calls somebody to return it. Whoever is not excluded is left alone. Called under the wallet's lock, with the
 * causes that were read under it, behind its posting, once for it. What has no id, as money that came for no
 * deposit, is known by the fingerprint of its posting's name.
 */
export async function freeExcludedCredit(tx: MemberTx, holding: readonly PlayGate[], credit: ExcludedCredit) {
  if (!holding.some(({ cause }) => cause === 'exclusion')) return
  const { uid, kind, reference, nowMs } = credit
  const name = creditNames[kind]
  const isId = idShape.test(reference)
  const id = isId ? reference : fingerprintOf([reference])
  await addExcludedCredit(tx, id, credit)
  const detail: Readonly<Record<string, string>> = isId ? {} : { payment: reference }
  await raiseAlarm(tx, { kind: 'EXCLUDED_CREDIT', subject: `${name} ${id}`, detail }, nowMs)
  const released = await post(tx, { act: 'play_released', uid, reference: id, amount: 0n, nowMs })
  if (!released.ok) throw new Error(`The ledger refused to release play for ${name} ${reference}.`)
}
