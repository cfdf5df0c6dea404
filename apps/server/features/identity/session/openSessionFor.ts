import type { Brand } from '@saya/contract/brand.ts'
import type { PartnerName } from '@saya/contract/identity/partner.ts'
import { RefusedRequest } from '../../../platform/http/answer/refusedRequest.ts'
import type { Device } from '../../../platform/http/request/device.ts'
import type { Visitor } from '../../../platform/http/request/visitor.ts'
import { addJob } from '../../../platform/jobs/index.ts'
import { liftEnded, lookAt, lookJob } from '../../gate/index.ts'
import { beginStanding, readFirstBase } from '../../kyc/index.ts'
import { createProfile, noteSignIn } from '../../member/index.ts'
import { findParent } from '../../referral/index.ts'
import { openWallets } from '../../wallet/index.ts'
import type { IdentityDeps } from '../deps.ts'
import { lockEntry } from '../directory.store.ts'
import { deviceLabel } from './deviceLabel.ts'
import { tellOfSession } from '../notice.ts'
import { sessionEndMs } from './session.rules.ts'
import { noteDevice } from './knownDevice.store.ts'
import { stopNumberClaims } from './numberClaims.store.ts'
import { type NewSession, openSession } from './session.store.ts'
import { hashToken, newToken } from './token.ts'

export interface KnownMember {
  readonly uid: bigint
  readonly username: string
  readonly phone: string
  readonly created_at: number
}

/** Of the call that proved who it is. */
export interface Arrival {
  readonly device: Device
  readonly address: string
  readonly network: string
  readonly visitor: Visitor
  readonly brand: Brand
}

interface PartnerOrigin {
  readonly partner: PartnerName
  /** Whether the partner knows them by name. */
  readonly hasName: boolean
}

type OpeningDeps = Pick<IdentityDeps, 'db' | 'random' | 'jurisdiction'>

type ProvenArrival = Arrival &
  Pick<NewSession, 'confirmedBy'> & { readonly nowMs: number; readonly broughtBy?: PartnerOrigin }

/**
 * Opens a session for somebody who has proved who they are, in whichever way, and answers its token. What the member
 * has in their own schema is made sure of first, since that may lie on another server than the directory: a sign-in
 * that was cut short is finished by the next one. A member who is not new hears of a device they have not signed in
 * with before.
 */
export async function openSessionFor(deps: OpeningDeps, member: KnownMember, arrival: ProvenArrival): Promise<string> {
  const { db, random } = deps
  const { device, address, visitor, confirmedBy = 'code', nowMs } = arrival
  const { uid, phone } = member
  await furnish(deps, member, arrival)
  const token = newToken(random)
  const deviceId = device.id || newToken(random)
  const label = deviceLabel(device.userAgent)
  const times = { createdAtMs: nowMs, expiresAtMs: sessionEndMs(nowMs, nowMs) }
  await db.app(async tx => {
    // Staff may have moved the account to another number since: what was proven before that lets nobody in behind it.
    if ((await lockEntry(tx, uid)).phone !== phone) throw new RefusedRequest('authentication_required')
    await stopNumberClaims(tx, uid, nowMs)
    const isKnown = await noteDevice(tx, { uid, deviceId, nowMs })
    await openSession(tx, { tokenHash: hashToken(token), uid, ...times, confirmedBy, deviceId, device: label, address })
    if (!isKnown) await addJob(tx, lookJob, lookAt(uid))
    // By the time of the registration, which is this very sign-in for who is new.
    if (!isKnown && member.created_at < nowMs) await tellOfSession(tx, { uid, phone, what: 'device', label, nowMs })
  })
  // Kept anew each time, since a browser forgets it otherwise after some months.
  device.keep(deviceId)
  // Nobody waits for the note of a sign-in, and none fails for the want of it.
  void db.member(uid, tx => noteSignIn(tx, { uid, visitor, nowMs })).catch(() => {})
  return token
}

/**
 * Makes what a member has in their own schema, if it is not there, and opens what is over by now. How they came is kept of the
 * first time alone.
 */
async function furnish(
  { db, jurisdiction }: OpeningDeps,
  member: KnownMember,
  { visitor, brand, nowMs, broughtBy }: ProvenArrival,
): Promise<void> {
  const { uid, username, phone, created_at } = member
  const referrer = await db.app(tx => findParent(tx, uid))
  const firstBase = broughtBy?.hasName ? 1 : await db.ref(readFirstBase)
  await db.member(uid, async tx => {
    const registration = { visitor, brand, referrer, thirdParty: broughtBy?.partner ?? '' }
    const isNew = await createProfile(tx, { uid, username, phone, createdAtMs: created_at, registration })
    await openWallets(tx, uid)
    if (isNew) await beginStanding(tx, { uid, jurisdiction, firstBase, nowMs })
    else await liftEnded(tx, uid, nowMs)
  })
}
