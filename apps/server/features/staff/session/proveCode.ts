import type { officeContract } from '@saya/contract/office.ts'
import type { OutcomeOf } from '@saya/contract/handler.ts'
import { done, refuse } from '@saya/contract/outcome.ts'
import type { Role } from '@saya/contract/staff/permissions.ts'
import type { AppTx } from '../../../platform/db/database.ts'
import type { Call, Handler } from '../../../platform/http/request/call.ts'
import {
  deviceLabel,
  guardedAs,
  hashToken,
  newToken,
  type PasswordHashes,
  returnQuota,
  takeQuota,
} from '../../identity/index.ts'
import { actAs } from '../act/actAs.ts'
import type { StaffDeps } from '../deps.ts'
import { countRecoveryCodes, lockOperator, noteStep, replacePassword, spendRecoveryCode } from '../operator.store.ts'
import { openSecret } from '../operatorSecret.ts'
import { noteRefusal } from './noteRefusal.ts'
import { findOperatorShare, noteOperatorDevice } from './operatorDevice.store.ts'
import { isKnown } from './password.rules.ts'
import { hashRecoveryCode } from './recoveryCodes.ts'
import { staffLimits } from './staffSession.rules.ts'
import { countTry, lockTicket, openStaffSession, spendTicket } from './staffSession.store.ts'
import { findStep } from './totp.ts'

type Operation = typeof officeContract.staff.proveCode
type Operator = NonNullable<Awaited<ReturnType<typeof lockOperator>>>

interface Tools extends StaffDeps {
  readonly hashes: PasswordHashes
}

export function proveCode(deps: StaffDeps, hashes: PasswordHashes): Handler<Operation> {
  return call => deps.db.app(tx => enter(tx, { ...deps, hashes }, call))
}

async function enter(tx: AppTx, deps: Tools, call: Call<Operation>): Promise<OutcomeOf<Operation>> {
  const nowMs = deps.clock.now()
  const ticketHash = hashToken(call.body.ticket)
  const ticket = await lockTicket(tx, ticketHash, nowMs)
  if (!ticket || ticket.tries >= staffLimits.triesPerTicket) return refuse('ticket_expired')
  const operator = await lockOperator(tx, ticket.operator_id)
  if (!operator) return refuse('ticket_expired')
  const { device, address, requestId } = call
  const fault = judgePassword(operator, call.body.new_password)
  if (fault) return refuse(fault)
  const subject = guardedAs(operator.id, await findOperatorShare(tx, operator.email, device.id))
  const share = { kind: 'staff codes', subject, ...staffLimits.wrongCodes }
  const taken = await takeQuota(tx, share, nowMs)
  const refused = { email: operator.email, by: 'code', isLocked: !taken.ok, address, requestId, nowMs } as const
  if (!taken.ok) {
    noteRefusal(deps, refused)
    return refuse('attempts_exceeded', taken.waitSeconds)
  }
  const proof = await prove(tx, operator, { deps, code: call.body.code, nowMs })
  if (!proof) {
    await countTry(tx, ticketHash)
    noteRefusal(deps, refused)
    return refuse('code_refused')
  }
  await returnQuota(tx, share)
  await spendTicket(tx, ticketHash, nowMs)
  if (operator.password_drawn_at !== null) await choosePassword(tx, deps, { operator, chosen: call.body.new_password })
  const token = newToken(deps.random)
  // Photos are shown to the browser that a reviewer sits at, and to no other.
  const deviceId = device.id || newToken(deps.random)
  if (!device.id) device.keep(deviceId)
  await noteOperatorDevice(tx, { operatorId: operator.id, deviceId, nowMs })
  const sessionId = await openStaffSession(tx, {
    tokenHash: hashToken(token),
    operatorId: operator.id,
    nowMs,
    expiresAtMs: nowMs + staffLimits.longestMs,
    device: deviceLabel(device.userAgent),
    address,
  })
  const caller = {
    kind: 'staff',
    operatorId: operator.id,
    email: operator.email,
    role: operator.role as Role,
    ownUid: operator.member_uid,
    sessionId,
  } as const
  const object = { kind: 'operator', id: operator.id } as const
  await actAs(tx, { ...call, caller }, { action: 'office.signIn', object, after: { by: proof }, nowMs })
  return done({ token, recovery_codes_left: await countRecoveryCodes(tx, operator.id) })
}

/** What is wrong with the password that an operator chooses at their first sign-in. Any other sign-in chooses none. */
function judgePassword({ email, password_drawn_at }: Operator, chosen: string | undefined) {
  if (password_drawn_at === null) return undefined
  if (chosen === undefined) return 'password_needed'
  return isKnown(chosen, email) ? 'password_known' : undefined
}

interface Choice {
  readonly operator: Operator
  readonly chosen: string | undefined
}

/** Once in an operator's life, and only behind a right code: so it may be hashed while their row is held. */
async function choosePassword(tx: AppTx, { hashes }: Tools, { operator, chosen = '' }: Choice): Promise<void> {
  await replacePassword(tx, { id: operator.id, was: operator.password_hash, hash: await hashes.make(chosen) })
}

interface Attempt {
  readonly deps: StaffDeps
  readonly code: string
  readonly nowMs: number
}

/** By what the code proves that it is them, if it does. Either is spent by it. */
async function prove(
  tx: AppTx,
  operator: Operator,
  { deps, code, nowMs }: Attempt,
): Promise<'device' | 'recovery code' | undefined> {
  if (!/^\d{6}$/.test(code)) {
    const isRight = await spendRecoveryCode(tx, operator.id, { hash: hashRecoveryCode(code), nowMs })
    return isRight ? 'recovery code' : undefined
  }
  const secret = openSecret(operator.email, operator.totp_secret, deps.masters)
  const step = findStep(secret, code, { nowMs, usedStep: Number(operator.totp_step) })
  if (step === undefined) return undefined
  await noteStep(tx, operator.id, step)
  return 'device'
}
