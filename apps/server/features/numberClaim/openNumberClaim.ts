import type { contract } from '@saya/contract'
import { codeLimits } from '@saya/contract/limits'
import { done, refuse } from '@saya/contract/outcome.ts'
import type { AppTx } from '../../platform/db/database.ts'
import type { Call, Handler } from '../../platform/http/request/call.ts'
import {
  boundTries,
  evenly,
  isCounted,
  type Quota,
  refuseCode,
  sendLimits,
  spendCode,
  takeQuota,
} from '../identity/index.ts'
import type { NumberClaimDeps } from './deps.ts'
import { openMs } from './numberClaim.rules.ts'
import { findUidOfPhone, insertNumberClaim } from './numberClaim.store.ts'

type Operation = typeof contract.numberClaim.openNumberClaim

const hourMs = 3_600_000

/** The answer, and when it comes, is the same whether or not the old number has an account. */
export function openNumberClaim(deps: NumberClaimDeps): Handler<Operation> {
  return call => evenly(() => open(deps, call))
}

async function open(deps: NumberClaimDeps, call: Call<Operation>) {
  const { db, clock } = deps
  const { body, address, network } = call
  if (body.old_phone === body.new_phone) return refuse('number_claim_same')
  const nowMs = clock.now()
  const otpId = body.otp_id
  const waitSeconds = await db.app(tx => takeShares(tx, sharesOf(deps, call), nowMs))
  if (waitSeconds !== undefined) return refuse('number_claim_exhausted', waitSeconds)
  const shown = { otpId, code: body.code, purpose: 'claim', destination: body.new_phone, nowMs } as const
  const tried = await db.app(tx =>
    boundTries(tx, deps, {
      address,
      network,
      nowMs,
      otpId,
      async tryIt(own) {
        const used = await spendCode(own, deps, shown)
        if (used.result === 'right') await keep(own, body, nowMs)
        return used
      },
    }),
  )
  return tried.result === 'right' ? done({}) : refuseCode(tried)
}

async function keep(tx: AppTx, body: Call<Operation>['body'], nowMs: number): Promise<void> {
  const uid = await findUidOfPhone(tx, body.old_phone)
  if (uid === undefined) return
  const { old_phone: oldPhone, new_phone: newPhone, words } = body
  await insertNumberClaim(tx, { uid, oldPhone, newPhone, words, nowMs, expiresAtMs: nowMs + openMs })
}

/** In an order that never changes, since their rows are locked one after another. */
function sharesOf(deps: NumberClaimDeps, { body, address, network }: Call<Operation>): readonly Quota[] {
  const perNumber = { most: codeLimits.sendsPerDay, windowMs: 24 * hourMs }
  const { most, windowMs } = sendLimits.network
  return [
    ...(isCounted(deps, { address, network })
      ? [{ kind: 'number claims of a network', subject: network, most, windowMs }]
      : []),
    { kind: 'number claims for a number', subject: body.old_phone, ...perNumber },
    { kind: 'number claims by a number', subject: body.new_phone, ...perNumber },
  ]
}

async function takeShares(tx: AppTx, shares: readonly Quota[], nowMs: number): Promise<number | undefined> {
  for (const share of shares) {
    const taken = await takeQuota(tx, share, nowMs)
    if (!taken.ok) return taken.waitSeconds
  }
  return undefined
}
