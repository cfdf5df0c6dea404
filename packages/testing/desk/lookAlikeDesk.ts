import type { LookAlikeStatus } from '@saya/contract/lookAlike/lookAlike.ts'
import { findLookAlikes, type LookAlikeDeps } from '../../../apps/server/features/lookAlike/index.ts'
import { startWorker } from '../process/startWorker.ts'
import { askOffice } from '../world/operator.ts'
import type { Player } from '../world/player.ts'
import type { World } from '../world/world.ts'

/** Accounts that may be an excluded person's, as the desk and its worker see them. */
export function lookAlikeDesk(world: World) {
  const deps: LookAlikeDeps = world.apiOptions
  return {
    deps,
    startWorker: () => startWorker(world, findLookAlikes(deps)),
    async list({ uid }: Pick<Player, 'uid'>, status: LookAlikeStatus, token: string) {
      const query = { status, uid: String(uid) }
      return (await askOffice(world, 'GET /office/api/lookAlike/list', { query }, token)).data.d
    },
    look: (id: string, token: string) => askOffice(world, 'GET /office/api/lookAlike/:id', { params: { id } }, token),
    decide: (id: string, isSame: boolean, token: string) =>
      askOffice(
        world,
        'POST /office/api/lookAlike/decide',
        { body: { id, is_same: isSame, reason: 'Compared both, ticket 12' } },
        token,
      ),
    /** What a colleague says of a proposal that two are not the same person. */
    decideRelease: (id: string, isApproved: boolean, token: string) =>
      askOffice(
        world,
        'POST /office/api/lookAlike/release/decide',
        { body: { id, is_approved: isApproved, reason: 'Compared both too, ticket 12' } },
        token,
      ),
    /** Both people: one proposes that the two are not the same person, and a colleague agrees. */
    async release(id: string, by: { readonly first: string; readonly second: string }) {
      const proposed = await this.decide(id, false, by.first)
      return this.decideRelease(proposed.data.release?.id ?? '', true, by.second)
    },
  }
}
