import type { contract } from '@saya/contract'
import { done, refuse } from '@saya/contract/outcome.ts'
import type { AppTx } from '../../../platform/db/database.ts'
import type { Handler } from '../../../platform/http/request/call.ts'
import { findOwner, setPassword } from './credential.store.ts'
import { boundTries } from '../code/boundTries.ts'
import type { IdentityDeps } from '../deps.ts'
import { clearGuard } from '../code/guard.store.ts'
import { guardedAs, strangers } from '../code/share.ts'
import { findShare } from '../session/knownDevice.store.ts'
import { isBreached } from './password.rules.ts'
import type { PasswordHashes } from './passwordHashes.ts'
import { endSessionsOf } from '../session/session.store.ts'
import { notifyOwner } from '../notice.ts'
import { refuseCode, type ShownCode, tryCode, type UsedCode, useCode as spendCode } from '../code/useCode.ts'

/** The code is tried before the costly hash is made, and used up with the change itself. */
export function resetPassword(
  deps: IdentityDeps,
  hashes: PasswordHashes,
): Handler<typeof contract.identity.resetPassword> {
  const { db, clock } = deps
  return async ({ body: { otp_id, code, new_password }, address, network, device }) => {
    if (isBreached(new_password)) return refuse('password_breached')
    const nowMs = clock.now()
    const shown: ShownCode = { otpId: otp_id, code, purpose: 'forget', nowMs }
    const tried = await db.app(tx =>
      boundTries(tx, deps, { address, network, nowMs, otpId: otp_id, tryIt: own => tryCode(own, deps, shown) }),
    )
    if (tried.result !== 'right') return refuseCode(tried)
    if (isBreached(new_password, [tried.destination])) return refuse('password_breached')
    const hash = await hashes.make(new_password)
    const reset = await db.app(tx => setByCode(tx, deps, { shown, hash, deviceId: device.id }))
    return reset.result === 'right' ? done({}) : refuseCode(reset)
  }
}

interface NewPassword {
  readonly shown: ShownCode
  readonly hash: string
  readonly deviceId: string
}

async function setByCode(tx: AppTx, deps: IdentityDeps, wanted: NewPassword): Promise<UsedCode> {
  const { shown, hash, deviceId } = wanted
  const { nowMs } = shown
  const used = await spendCode(tx, deps, shown)
  if (used.result !== 'right') return used
  // Whose the phone or address is now, which may have changed since the code was sent.
  const owner = await findOwner(tx, used.destination, nowMs)
  if (!owner) return { result: 'dead' }
  const { uid, phone } = owner
  await setPassword(tx, { uid, hash, nowMs })
  for (const share of new Set([strangers, await findShare(tx, phone, deviceId)])) {
    await clearGuard(tx, { kind: 'password', subject: guardedAs(phone, share) })
  }
  // The device in hand stays known, or strangers who guess right now would keep its owner out of what they just won back.
  await endSessionsOf(tx, { uid, exceptDeviceId: deviceId, by: 'password', nowMs })
  await notifyOwner(tx, { uid, phone, what: 'password', nowMs })
  return used
}
