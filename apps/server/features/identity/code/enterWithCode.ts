import { done, type Outcome, refuse } from '@saya/contract/outcome.ts'
import type { AppTx } from '../../../platform/db/database.ts'
import { boundTries } from './boundTries.ts'
import { countUsed } from '../partner/conversion.ts'
import type { IdentityDeps } from '../deps.ts'
import { noteRefused } from '../noteRefused.ts'
import { nameDevice } from '../session/nameDevice.ts'
import { type Arrival, openSessionFor } from '../session/openSessionFor.ts'
import { linkWaiting } from '../partner/partner.store.ts'
import { claimPhone } from '../session/session.store.ts'
import { sourcesOf } from '../sources.ts'
import { refuseCode, type ShownCode, useCode as spendCode } from './useCode.ts'

interface Entry extends Arrival {
  readonly otpId: string
  readonly code: string
  /** The number it must have been sent to, where the caller names one. */
  readonly phone?: string
}

type EntryOutcome = Outcome<
  { token: string; is_new: boolean },
  'code_invalid' | 'code_spent' | 'attempts_exceeded' | 'account_closed' | 'passkey_required'
>

/**
 * Signs in by a code, and makes a member of a phone not seen before. A crash before the session is open costs a code:
 * the next sign-in finds the claimed phone.
 */
export async function enterWithCode(deps: IdentityDeps, entry: Entry): Promise<EntryOutcome> {
  const { otpId, code, phone, address, network } = entry
  const nowMs = deps.clock.now()
  const shown = { otpId, code, purpose: 'login', destination: phone, nowMs } as const
  const origin = { ...entry, device: nameDevice(entry.device, deps.random) }
  const tried = await deps.db.app(tx =>
    boundTries(tx, deps, {
      address,
      network,
      nowMs,
      otpId,
      tryIt: own => claimByCode(own, deps, { entry, origin, shown }),
    }),
  )
  if (tried.result !== 'right') {
    noteRefused(deps, { by: 'code', why: tried.result, account: phone ?? otpId, network })
    return refuseCode(tried)
  }
  if (tried.member.closed_at !== null) return refuse('account_closed')
  if (tried.member.asks_passkey) return refuse('passkey_required')
  const token = await openSessionFor(deps, tried.member, { ...origin, confirmedBy: 'code', nowMs })
  return done({ token, is_new: tried.member.created_at === nowMs })
}

interface Claim {
  readonly entry: Entry
  /** The same by a device that has an id. */
  readonly origin: Entry
  readonly shown: ShownCode
}

async function claimByCode(tx: AppTx, deps: IdentityDeps, { entry, origin, shown }: Claim) {
  const used = await spendCode(tx, deps, shown)
  if (used.result !== 'right') return used
  const { nowMs } = shown
  const phone = used.destination
  const { address, network, device } = entry
  await countUsed(tx, sourcesOf(deps, { address, network, deviceId: device.id, phone }), nowMs)
  const drawUsername = () => `u${String(deps.random.below(1_000_000_000)).padStart(9, '0')}`
  const member = await claimPhone(tx, { phone, nowMs, drawUsername, origin })
  if (device.id) await linkWaiting(tx, { phone, deviceId: device.id, uid: member.uid, nowMs })
  return { result: used.result, member }
}
