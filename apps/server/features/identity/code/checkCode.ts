import type { contract } from '@saya/contract'
import { done, refuse } from '@saya/contract/outcome.ts'
import type { AppTx } from '../../../platform/db/database.ts'
import type { Handler } from '../../../platform/http/request/call.ts'
import { boundTries } from './boundTries.ts'
import type { IdentityDeps } from '../deps.ts'
import { refuseCode, tryCode, type UsedCode } from './useCode.ts'

/** A guest's code is one for a forgotten password; a member's may also be for a change of their own. */
export function checkCode(deps: IdentityDeps): Handler<typeof contract.identity.checkCode> {
  const { db, clock, peppers } = deps
  return async ({ body: { otp_id, code, phone, email }, caller, address, network }) => {
    const destination = phone ?? email
    if (destination === undefined) return refuse('code_invalid')
    const nowMs = clock.now()
    const shown = { otpId: otp_id, code, destination, nowMs }
    async function tryIt(tx: AppTx): Promise<UsedCode> {
      if (caller.kind === 'guest') return tryCode(tx, { peppers }, { ...shown, purpose: 'forget' })
      const own = await tryCode(tx, { peppers }, { ...shown, purpose: ['edit', 'step-up'], uid: caller.uid })
      return own.result === 'dead' ? tryCode(tx, { peppers }, { ...shown, purpose: 'forget' }) : own
    }
    const tried = await db.app(tx => boundTries(tx, deps, { address, network, nowMs, otpId: otp_id, tryIt }))
    return tried.result === 'right' ? done({}) : refuseCode(tried)
  }
}
