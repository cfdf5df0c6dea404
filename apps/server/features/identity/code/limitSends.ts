import type { Proof } from '@saya/contract/identity/openChallenge.ts'
import type { AppTx } from '../../../platform/db/database.ts'
import { countSent, isSuspicious, returnSent } from '../partner/conversion.ts'
import type { IdentityDeps } from '../deps.ts'
import { isProven } from './humanCheck.ts'
import { returnQuota, takeQuota } from './quota.store.ts'
import { humanCheckLimits, sendLimits } from './sendLimits.ts'
import { isStrange, type Share } from './share.ts'
import { returnText, takeOwnText, takeText, type TextBudget } from './smsBudget.ts'
import { readSmsSwitch } from './smsSwitch.store.ts'
import { type From, type Source, sourcesOf } from '../sources.ts'

/** A request for a code, as far as limits are concerned. Whether its phone is known is none of that. */
export interface SendRequest extends From {
  /** Where the code goes by SMS. One that goes by e-mail costs nothing, and has no block of numbers. */
  readonly phone: string | undefined
  readonly deviceId: string
  readonly share: Share
  readonly proof: Proof | undefined
  readonly nowMs: number
}

export type SendVerdict =
  /** Nothing is taken of a budget where the code goes by e-mail. */
  | { readonly ok: true; readonly budget: TextBudget | undefined }
  | {
      readonly ok: false
      readonly code: 'human_check_required' | 'network_exhausted' | 'codes_exhausted' | 'sms_unavailable'
      readonly waitSeconds?: number
    }

const exhausted = { network: 'network_exhausted', prefix: 'codes_exhausted', device: 'network_exhausted' } as const

/**
 * Takes one text for a request of the shares of its network, its block of numbers and its device, and of the day, or
 * says why there is none. Nothing is taken for a request that is refused.
 */
export async function limitSends(tx: AppTx, deps: IdentityDeps, request: SendRequest): Promise<SendVerdict> {
  const { nowMs } = request
  const sources = limitedSources(deps, request)
  const shares = await takeShares(tx, sources, nowMs)
  const verdict = shares.ok ? await decide(tx, deps, { request, isEasy: shares.isEasy }) : shares
  if (verdict.ok) await countSent(tx, sources, nowMs)
  else await giveBack(tx, shares.taken)
  return verdict
}

interface SendReceipt {
  readonly request: SendRequest
  readonly budget: TextBudget | undefined
}

/** Gives back what was taken for a text that the carrier refused. */
export async function returnSend(tx: AppTx, deps: IdentityDeps, { request, budget }: SendReceipt): Promise<void> {
  const sources = limitedSources(deps, request)
  await giveBack(tx, sources)
  if (budget) await returnText(tx, request.nowMs, budget)
  await returnSent(tx, sources, request.nowMs)
}

/** Whoever has a share of their own is limited by their device alone: a network and a block of numbers are strangers' too. */
function limitedSources(deps: IdentityDeps, request: SendRequest): readonly Source[] {
  const sources = sourcesOf(deps, request)
  return isStrange(request.share) ? sources : sources.filter(({ kind }) => kind === 'device')
}

/** Whether somebody has stopped all sending by hand. */
export async function isSendingStopped({ db }: Pick<IdentityDeps, 'db'>): Promise<boolean> {
  return !(await db.ref(readSmsSwitch))
}

type Shares = { readonly taken: readonly Source[] } & (
  | { readonly ok: true; readonly isEasy: boolean }
  | Extract<SendVerdict, { ok: false }>
)

async function takeShares(tx: AppTx, sources: readonly Source[], nowMs: number): Promise<Shares> {
  const taken: Source[] = []
  let isEasy = true
  for (const source of sources) {
    const { easy, most, windowMs } = sendLimits[source.kind]
    const share = await takeQuota(tx, { ...quotaOf(source), most, windowMs }, nowMs)
    taken.push(source)
    if (!share.ok) return { ok: false, code: exhausted[source.kind], waitSeconds: share.waitSeconds, taken }
    isEasy &&= share.used <= easy && !(await isSuspicious(tx, source, nowMs))
  }
  return { ok: true, isEasy, taken }
}

interface SendCase {
  readonly request: SendRequest
  readonly isEasy: boolean
}

async function decide(tx: AppTx, deps: IdentityDeps, { request, isEasy }: SendCase): Promise<SendVerdict> {
  if (!isEasy && !(await spendProof(tx, deps, request))) return { ok: false, code: 'human_check_required' }
  if (request.phone === undefined) return { ok: true, budget: undefined }
  const budget = await takeBudget(tx, deps, request)
  return budget ? { ok: true, budget } : { ok: false, code: 'sms_unavailable' }
}

async function takeBudget(tx: AppTx, deps: IdentityDeps, { share, nowMs }: SendRequest) {
  if (!isStrange(share)) return takeOwnText(tx, deps, nowMs)
  return (await takeText(tx, deps, nowMs)) ? ('day' as const) : undefined
}

/** A proof counts once, on whichever copy of the server it is shown. */
async function spendProof(tx: AppTx, { peppers }: IdentityDeps, request: SendRequest): Promise<boolean> {
  const { proof, network, nowMs } = request
  if (!proof || !isProven(proof, { peppers, network, nowMs })) return false
  const spent = { kind: 'proof', subject: proof.challenge, most: 1, windowMs: humanCheckLimits.validMs }
  return (await takeQuota(tx, spent, nowMs)).ok
}

async function giveBack(tx: AppTx, sources: readonly Source[]): Promise<void> {
  for (const source of sources) await returnQuota(tx, quotaOf(source))
}

function quotaOf({ kind, subject }: Source) {
  return { kind: `codes for a ${kind}`, subject }
}
