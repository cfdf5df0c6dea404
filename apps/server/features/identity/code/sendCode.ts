import type { contract } from '@saya/contract'
import { codeLimits } from '@saya/contract/limits'
import { done, refuse } from '@saya/contract/outcome.ts'
import { dayMs } from '@saya/money'
import type { AppTx } from '../../../platform/db/database.ts'
import type { Handler } from '../../../platform/http/request/call.ts'
import { hashCode, newCode } from './code.ts'
import { decideSend } from './code.rules.ts'
import { deleteCode, insertCode, listSent } from './code.store.ts'
import { codeMessage } from './codeMessage.ts'
import { evenly } from './evenly.ts'
import type { IdentityDeps } from '../deps.ts'
import { type Addressee, findAddressee } from './findAddressee.ts'
import { lockGuard } from './guard.store.ts'
import { isSendingStopped, limitSends, returnSend, type SendRequest } from './limitSends.ts'
import { findShare } from '../session/knownDevice.store.ts'
import { newToken } from '../session/token.ts'
import { guardedAs, type Share, strangers } from './share.ts'

type SendCode = Handler<typeof contract.identity.sendCode>
type SendCodeCall = Parameters<SendCode>[0]

/** Sends a code. Known and unknown phones take the same way, so the answer tells nothing about them. */
export function sendCode(deps: IdentityDeps): SendCode {
  const send = sendNow(deps)
  return asked => (asked.body.purpose === 'forget' ? evenly(() => send(asked)) : send(asked))
}

function sendNow(deps: IdentityDeps): SendCode {
  const { db, clock, random } = deps
  return async ({ body, caller, address, network, device }) => {
    const now = clock.now()
    if (body.email === undefined && (await isSendingStopped(deps))) return refuse('sms_unavailable')
    const id = newToken(random)
    const digits = newCode(random)
    const from = { address, network, deviceId: device.id, proof: body.proof, nowMs: now }
    const prepared = await db.app(tx => prepare(tx, deps, { body, caller, from, nowMs: now, id, digits }))
    if (!prepared.ok) return refuse(prepared.code, prepared.retryAfterSeconds)
    const { addressee, sent } = prepared
    // No transaction stays open while another party is asked.
    const sending = addressee.isKnown ? deliver(deps, addressee, codeMessage(body.purpose, digits)) : undefined
    // What may have gone out is counted, and its code is good: the person may be reading it already.
    if (body.purpose !== 'forget' && (await sending) === 'refused') {
      await db.app(async tx => {
        await deleteCode(tx, id)
        await returnSend(tx, deps, sent)
      })
      return refuse('sms_unavailable')
    }
    return done({ id, codeLength: codeLimits.length, resendAt: Math.floor(now / 1000) + codeLimits.resendSeconds })
  }
}

interface Preparation extends Pick<SendCodeCall, 'body' | 'caller'> {
  readonly from: Omit<SendRequest, 'phone' | 'share'>
  readonly nowMs: number
  readonly id: string
  readonly digits: string
}

/** Writes the code down, if one may be sent there now. */
async function prepare(tx: AppTx, deps: IdentityDeps, asked: Preparation) {
  const { peppers, random } = deps
  const { body, nowMs, id, digits } = asked
  const addressee = await findAddressee(tx, asked)
  if (!addressee.ok) return addressee
  const { destination, uid, isKnown } = addressee
  const share = await shareOf(tx, asked, destination)
  const guard = await lockGuard(tx, { kind: 'code', subject: guardedAs(destination, share) }, nowMs)
  const sentAtMs = await listSent(tx, { destination, share }, nowMs - dayMs)
  const decided = decideSend({ sentAtMs, lockedUntilMs: guard.lockedUntilMs }, nowMs)
  if (!decided.ok) return refuse(decided.code, decided.waitSeconds)
  // The shares are taken for unknown people too, so that none of them tells who is known.
  const request = { ...asked.from, share, phone: addressee.by === 'sms' ? destination : undefined }
  const limited = await limitSends(tx, deps, request)
  if (!limited.ok) return refuse(limited.code, limited.waitSeconds)
  const { purpose } = body
  const rightHash = hashCode(peppers[0], { id, destination, purpose, digits })
  // No digits lead to bytes of chance, so the code of somebody unknown is wrong whatever is typed.
  const codeHash = isKnown ? rightHash : random.bytes(rightHash.length)
  const expiresAtMs = nowMs + codeLimits.validSeconds * 1000
  await insertCode(tx, { id, destination, share, purpose, uid, codeHash, createdAtMs: nowMs, expiresAtMs })
  return { ok: true, addressee, sent: { request, budget: limited.budget } } as const
}

/** A new phone is nobody's yet: whoever has many accounts sends it no more texts than a stranger could. */
async function shareOf(tx: AppTx, { body, caller, from }: Preparation, destination: string): Promise<Share> {
  if (body.purpose === 'edit' || body.purpose === 'claim') return strangers
  if (body.purpose === 'step-up' && caller.kind === 'member') return `member ${caller.uid}`
  return findShare(tx, destination, from.deviceId)
}

function deliver({ sms, mail }: IdentityDeps, { destination, by }: Addressee, text: string) {
  if (by === 'sms') return sms.send({ to: destination, text, purpose: 'service' })
  return mail.send({ to: destination, subject: 'Your Saya code', text, purpose: 'service' })
}
