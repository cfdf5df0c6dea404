import type { contract } from '@saya/contract'
import type { PasskeyProof } from '@saya/contract/identity/passkey.ts'
import { done, refuse } from '@saya/contract/outcome.ts'
import type { Member } from '../../../platform/auth/caller.ts'
import type { Call, Handler } from '../../../platform/http/request/call.ts'
import { provePasskey } from '../passkey/provePasskey.ts'
import { getPhone } from '../password/credential.store.ts'
import type { IdentityDeps } from '../deps.ts'
import { isSettled } from '../password/password.rules.ts'
import type { PasswordHashes } from '../password/passwordHashes.ts'
import { confirmAnew } from './confirmAnew.ts'
import { tryOwnPassword } from '../password/tryOwnPassword.ts'
import { refuseCode, useCode as spendCode } from '../code/useCode.ts'

type Operation = typeof contract.identity.stepUp

export function stepUp(deps: IdentityDeps, hashes: PasswordHashes): Handler<Operation> {
  return async call => {
    const { body, caller } = call
    if ('otp_id' in body) return confirmByCode(deps, caller, body)
    if ('passkey' in body) return confirmByPasskey(deps, call, body.passkey)
    return confirmByPassword(deps, hashes, { caller, ...body })
  }
}

async function confirmByCode(
  { db, clock, peppers, random }: IdentityDeps,
  caller: Member,
  { otp_id, code }: { otp_id: string; code: string },
) {
  const nowMs = clock.now()
  const { uid } = caller
  const { used, token } = await db.app(async tx => {
    // One that went to a number the member has given up since then shows nothing any more.
    const destination = await getPhone(tx, uid)
    const used = await spendCode(tx, { peppers }, { otpId: otp_id, code, purpose: 'step-up', destination, uid, nowMs })
    if (used.result !== 'right') return { used, token: undefined }
    return { used, token: await confirmAnew(tx, { random }, { caller, by: 'code', nowMs }) }
  })
  if (used.result !== 'right') return refuseCode(used)
  return token === undefined ? refuse('invalid_token') : done({ token })
}

async function confirmByPassword(
  deps: IdentityDeps,
  hashes: PasswordHashes,
  { caller, password }: { caller: Member; password: string },
) {
  const nowMs = deps.clock.now()
  const tried = await tryOwnPassword(deps, hashes, { uid: caller.uid, password, nowMs })
  if (tried.result === 'locked') return refuse('passwords_exceeded', tried.waitSeconds)
  if (tried.result === 'wrong') return refuse('password_invalid')
  if (!isSettled(tried.credential.set_at, nowMs)) return refuse('password_too_new')
  const token = await deps.db.app(tx => confirmAnew(tx, deps, { caller, by: 'password', nowMs }))
  return token === undefined ? refuse('invalid_token') : done({ token })
}

async function confirmByPasskey(deps: IdentityDeps, call: Call<Operation>, proof: PasskeyProof) {
  const { caller, origin, address, network } = call
  const { uid, sessionId } = caller
  const nowMs = deps.clock.now()
  const use = { purpose: 'step-up', holder: `session ${sessionId}` } as const
  const proven = await provePasskey(deps, { proof, use, origin, uid, address, network, nowMs })
  if (!proven.ok) return proven
  const token = await deps.db.app(tx => confirmAnew(tx, deps, { caller, by: 'passkey', nowMs }))
  return token === undefined ? refuse('invalid_token') : done({ token })
}
