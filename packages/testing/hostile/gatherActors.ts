import { hashToken } from '../../../apps/server/features/identity/token.ts'
import { ask } from '../ask.ts'
import { kycStatus } from '@saya/contract/kycStatus.ts'
import { endByTime } from '../player.store.ts'
import type { World } from '../world.ts'
import type { Actors } from './attack.ts'

const standings = Object.keys(kycStatus) as (keyof typeof kycStatus)[]

/** People of every standing, and tokens of those who are no longer signed in. */
export async function gatherActors(world: World): Promise<Actors> {
  const expiring = await world.player()
  const leaving = await world.player()
  const left = await ask(world, 'POST /member/logout', {}, { token: leaving.token })
  if (left.status !== 200) throw new Error('Nobody can sign out.')
  const members: Record<string, string> = {}
  for (const kyc of standings) members[kyc] = (await world.player({ kyc })).token
  await endByTime(world.db, hashToken(expiring.token), world.clock.now())
  return { members, expired: expiring.token, signedOut: leaving.token }
}

/** A call that succeeded may have ended the session it was made with: somebody of the same standing takes its place. */
export async function replaceActor(world: World, { members }: Actors, token: string | undefined): Promise<void> {
  const kyc = standings.find(standing => members[standing] === token)
  if (kyc) members[kyc] = (await world.player({ kyc })).token
}
