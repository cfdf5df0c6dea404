import type { contract } from '@saya/contract'
import { codeLimits } from '@saya/contract/limits'
import { done, refuse } from '@saya/contract/outcome.ts'
import type { AppTx } from '../../platform/db/database.ts'
import type { Call, Handler } from '../../platform/http/request/call.ts'
import {
  boundTries,
  dropQuota,
  evenly,
  isCounted,
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
  const waitSeconds = await db.app(tx => takeOfNetwork(tx, deps, { address, network, nowMs }))
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
        if (used.result !== 'right') return used
        return { result: used.result, waitSeconds: await keep(own, body, nowMs) }
      },
    }),
  )
  if (tried.result !== 'right') return refuseCode(tried)
  return tried.waitSeconds === undefined ? done({}) : refuse('number_claim_exhausted', tried.waitSeconds)
}

/** Keeps the request of whoever has shown the code, or says after how many seconds there is room for it. */
async function keep(tx: AppTx, body: Call<Operation>['body'], nowMs: number): Promise<number | undefined> {
  const { old_phone: oldPhone, new_phone: newPhone, words } = body
  const waitSeconds = await takeOfNumber(tx, { oldPhone, newPhone, nowMs })
  if (waitSeconds !== undefined) return waitSeconds
  const uid = await findUidOfPhone(tx, oldPhone)
  if (uid === undefined) return undefined
  await insertNumberClaim(tx, { uid, oldPhone, newPhone, words, nowMs, expiresAtMs: nowMs + openMs })
  return undefined
}

async function takeOfNetwork(
  tx: AppTx,
  deps: NumberClaimDeps,
  { nowMs, ...from }: { address: string; network: string; nowMs: number },
): Promise<number | undefined> {
  if (!isCounted(deps, from)) return undefined
  const { most, windowMs } = sendLimits.network
  const share = { kind: 'number claims of a network', subject: from.network, most, windowMs }
  const taken = await takeQuota(tx, share, nowMs)
  return taken.ok ? undefined : taken.waitSeconds
}

/**
 * So many new numbers ask for an old one in a day. None counts before its code was shown, and none twice, or a stranger would
 * use up the turns of the owner. How often a new number asks is bound by the codes that are sent to it.
 */
async function takeOfNumber(
  tx: AppTx,
  { oldPhone, newPhone, nowMs }: { oldPhone: string; newPhone: string; nowMs: number },
): Promise<number | undefined> {
  const windowMs = 24 * hourMs
  const pair = { kind: 'number claims for a number by one', subject: `${oldPhone} ${newPhone}`, most: 1, windowMs }
  if (!(await takeQuota(tx, pair, nowMs)).ok) return undefined
  const most = codeLimits.sendsPerDay
  const taken = await takeQuota(tx, { kind: 'number claims for a number', subject: oldPhone, most, windowMs }, nowMs)
  if (taken.ok) return undefined
  // Whoever found no room has not asked yet, and is counted at the next try.
  await dropQuota(tx, pair)
  return taken.waitSeconds
}
