import type { officeContract } from '@saya/contract/office.ts'
import { done, refuse } from '@saya/contract/outcome.ts'
import type { Call, Handler } from '../../../platform/http/request/call.ts'
import { type PasswordHashes, returnQuota, takeQuota } from '../../identity/index.ts'
import { actAs } from '../act/actAs.ts'
import type { StaffDeps } from '../deps.ts'
import { findOperator, replacePassword } from '../operator.store.ts'
import { isKnown } from './password.rules.ts'
import { staffLimits } from './staffSession.rules.ts'
import { endStaffSessions } from './staffSession.store.ts'

type Operation = typeof officeContract.staff.setPassword

/** Every other session ends, since one of them may be why the password is changed. */
export function setPassword(deps: StaffDeps, hashes: PasswordHashes): Handler<Operation> {
  return async call => {
    const { operatorId: id, email, sessionId } = call.caller
    const { password, new_password } = call.body
    const nowMs = deps.clock.now()
    const shown = await showPassword(deps, hashes, { call, nowMs })
    if ('code' in shown) return shown
    if (password === new_password || isKnown(new_password, email)) return refuse('password_known')
    // Behind the turn that the check took: two who wait in it for one more would wait for ever.
    const hash = await hashes.make(new_password)
    return deps.db.app(async tx => {
      if (!(await replacePassword(tx, { id, was: shown.was, hash }))) return refuse('password_refused')
      const ended = await endStaffSessions(tx, { operatorId: id, exceptId: sessionId, nowMs })
      const object = { kind: 'operator', id } as const
      await actAs(tx, call, { action: 'office.setPassword', object, after: { ended }, nowMs })
      return done({ ended })
    })
  }
}

interface Showing {
  readonly call: Call<Operation>
  readonly nowMs: number
}

/**
 * The hash of the password before, once it was shown. A try counts as wrong from before it is looked at. Tries at a desk left
 * open have a share of their own, and close the way in to nobody.
 */
function showPassword({ db }: StaffDeps, hashes: PasswordHashes, { call, nowMs }: Showing) {
  const { operatorId: id, email } = call.caller
  const share = { kind: 'staff own passwords', subject: id, ...staffLimits.wrongPasswords }
  return hashes.inTurn({ network: call.network, source: email, isKnown: true }, async isRight => {
    const taken = await db.app(tx => takeQuota(tx, share, nowMs))
    if (!taken.ok) return refuse('attempts_exceeded', taken.waitSeconds)
    const was = (await db.app(tx => findOperator(tx, email)))?.password_hash ?? null
    if (was === null || !(await isRight(call.body.password, was))) return refuse('password_refused')
    await db.app(tx => returnQuota(tx, share))
    return { was }
  })
}
