import { hashToken } from '../../../apps/server/features/identity/session/token.ts'
import { ask } from '../ask.ts'
import { officeTokenHeader } from '@saya/contract/office.ts'
import { roles } from '@saya/contract/staff/permissions.ts'
import { kycStatus } from '@saya/contract/kycStatus.ts'
import { endByTime, endStaffByTime } from '../world/player.store.ts'
import { askOffice, staffOf } from '../world/operator.ts'
import type { World } from '../world/world.ts'
import { countOpenSessions } from './actors.store.ts'
import type { Actors } from './attack.ts'

const standings = Object.keys(kycStatus) as (keyof typeof kycStatus)[]

/** People of every standing, and tokens of those who are no longer signed in. */
export async function gatherActors(world: World): Promise<Actors> {
  const [expiring, leaving] = await Promise.all([world.player(), world.player()])
  const left = await ask(world, 'POST /member/logout', {}, { token: leaving.token })
  if (left.status !== 200) throw new Error('Nobody can sign out.')
  const made = await Promise.all(standings.map(kyc => world.player({ kyc })))
  const members = Object.fromEntries(standings.map((kyc, at) => [kyc, made[at]?.token ?? '']))
  await endByTime(world.db, hashToken(expiring.token), world.clock.now())
  const hired = await Promise.all(roles.map(role => staffOf(world, { role })))
  const staff = Object.fromEntries(roles.map((role, at) => [role, hired[at]?.token ?? '']))
  return { members, expired: expiring.token, signedOut: leaving.token, staff, ...(await gatherGone(world)) }
}

async function gatherGone(world: World) {
  const expiring = await staffOf(world)
  const leaving = await staffOf(world)
  await askOffice(world, 'POST /office/api/sign-out', {}, leaving.token)
  await endStaffByTime(world.db, hashToken(expiring.token), world.clock.now())
  return { expiredStaff: expiring.token, signedOutStaff: leaving.token }
}

/** A call that succeeded may have ended the session it was made with: somebody of the same standing takes its place. */
export async function replaceActor(
  world: World,
  { members, staff }: Actors,
  headers: Readonly<Record<string, string>>,
): Promise<void> {
  const kyc = standings.find(standing => members[standing] === headers.t)
  if (kyc) members[kyc] = (await world.player({ kyc })).token
  const role = roles.find(one => staff[one] === headers[officeTokenHeader])
  if (role) staff[role] = (await staffOf(world, { role })).token
}

/** Lets others take the places of actors whose session a call has ended beside its caller's. */
export async function restoreActors(world: World, actors: Actors): Promise<void> {
  const { members, staff } = actors
  const tokens = [...Object.values(members), ...Object.values(staff)]
  const open = await countOpenSessions(world.db, tokens.map(hashToken))
  if (open === tokens.length) return
  const fresh = await gatherActors(world)
  Object.assign(members, fresh.members)
  Object.assign(staff, fresh.staff)
}
