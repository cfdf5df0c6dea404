import type { PartnerName } from '@saya/contract/identity/partner.ts'
import { done, type Outcome, refuse } from '@saya/contract/outcome.ts'
import { manilaDay } from '@saya/money'
import type { AppTx } from '../../../platform/db/database.ts'
import { lookupHash } from '../../../platform/lookup/lookupKeys.ts'
import { type Partner, PartnerFault, type PartnerPerson } from '../../../platform/partner/partner.ts'
import type { IdentityDeps } from '../deps.ts'
import { getEntry } from '../directory.store.ts'
import { nameDevice } from '../session/nameDevice.ts'
import { type Arrival, openSessionFor } from '../session/openSessionFor.ts'
import { judgePerson } from './partner.rules.ts'
import {
  letWait,
  linkPerson,
  lockPerson,
  type PersonKey,
  returnPartnerCode,
  spendPartnerCode,
} from './partner.store.ts'
import { takeQuota } from '../code/quota.store.ts'
import { claimPhone, findPhone } from '../session/session.store.ts'
import { isCounted } from '../sources.ts'
import { hashToken } from '../session/token.ts'

type PartnerCode =
  | 'account_blocked'
  | 'account_closed'
  | 'partner_closed'
  | 'partner_exhausted'
  | 'partner_phone_missing'
  | 'partner_phone_taken'
  | 'partner_refused'
  | 'partner_too_young'
  | 'partner_unreachable'
  | 'passkey_required'
type Refusal = ReturnType<typeof refuse<PartnerCode>>
type SignInOutcome = Outcome<{ token: string; is_new: boolean }, PartnerCode>

/** From one network, which may be a whole town behind one address. */
const share = { kind: 'partner sign-ins', most: 300, windowMs: 3_600_000 }
/** So long somebody may take to prove that a phone is theirs. */
const waitMs = 15 * 60_000

/**
 * Signs in whoever a partner vouches for, and makes a member of a person not seen before. Who they are is asked of the
 * partner itself. A phone that belongs to somebody already is not taken over: its owner proves by a code that they are
 * the same person, and from then on they are.
 */
export function signInWithPartner(deps: IdentityDeps, name: PartnerName) {
  return async (code: string, call: Arrival): Promise<SignInOutcome> => {
    const arrival = { ...call, device: nameDevice(call.device, deps.random) }
    const partner = deps.partners.get(name)
    if (!partner) return refuse('partner_closed')
    const nowMs = deps.clock.now()
    const codeHash = hashToken(`${name} ${code}`)
    const begun = await deps.db.app(tx => begin(tx, deps, { arrival, codeHash, nowMs }))
    if (begun) return begun
    const person = await askPartner(deps, { partner, code, codeHash })
    if ('code' in person) return person
    const judged = judgePerson(person, manilaDay(nowMs))
    if (!judged.ok) return refuse(judged.code)
    const key = { partner: name, personHash: lookupHash(deps.lookupKeys, `identity: people of ${name}`, person.id) }
    const found = await deps.db.app(tx => claim(tx, deps, { key, phone: judged.phone, arrival, nowMs }))
    if ('code' in found) return found
    if (found.closed_at !== null) return refuse('account_closed')
    if (found.blocked_at !== null) return refuse('account_blocked')
    if (found.asks_passkey) return refuse('passkey_required')
    const proven = { ...arrival, confirmedBy: null, nowMs, broughtBy: { partner: name, hasName: person.hasName } }
    return done({ token: await openSessionFor(deps, found, proven), is_new: found.created_at === nowMs })
  }
}

interface SignInAttempt {
  readonly arrival: Arrival
  readonly codeHash: Buffer
  readonly nowMs: number
}

async function begin(
  tx: AppTx,
  deps: IdentityDeps,
  { arrival, codeHash, nowMs }: SignInAttempt,
): Promise<Refusal | undefined> {
  if (isCounted(deps, arrival)) {
    const taken = await takeQuota(tx, { ...share, subject: arrival.network }, nowMs)
    if (!taken.ok) return refuse('partner_exhausted', taken.waitSeconds)
  }
  return (await spendPartnerCode(tx, { codeHash, nowMs })) ? undefined : refuse('partner_refused')
}

interface Question {
  readonly partner: Partner
  readonly code: string
  readonly codeHash: Buffer
}

/** Outside of any transaction. A code that the partner could not be shown may be shown again. */
async function askPartner(deps: IdentityDeps, question: Question): Promise<PartnerPerson | Refusal> {
  const { partner, code, codeHash } = question
  try {
    return (await partner.whoShowed(code)) ?? refuse('partner_refused')
  } catch (error) {
    if (!(error instanceof PartnerFault)) throw error
    deps.log.warn({ err: error }, 'a partner could not say who came')
    if (error.isRetryable) await deps.db.app(tx => returnPartnerCode(tx, codeHash))
    return refuse('partner_unreachable')
  }
}

interface Claim {
  readonly key: PersonKey
  readonly phone: string | undefined
  readonly arrival: Arrival
  readonly nowMs: number
}

async function claim(tx: AppTx, deps: IdentityDeps, { key, phone, arrival, nowMs }: Claim) {
  const known = await lockPerson(tx, key, nowMs)
  if (known !== undefined) return getEntry(tx, known)
  if (!phone) return refuse('partner_phone_missing')
  if (await findPhone(tx, phone)) {
    const { id: deviceId } = arrival.device
    arrival.device.keep(deviceId)
    await letWait(tx, key, { phone, deviceId, untilMs: nowMs + waitMs })
    return refuse('partner_phone_taken')
  }
  const drawUsername = () => `u${String(deps.random.below(1_000_000_000)).padStart(9, '0')}`
  const made = await claimPhone(tx, { phone, nowMs, drawUsername, origin: arrival })
  await linkPerson(tx, key, { uid: made.uid, nowMs })
  return made
}
