import { askOffice } from './operator.ts'
import type { Player } from './player.ts'
import { withdrawalTools } from './withdrawalWorld.ts'
import type { World } from './world.ts'

export const playReleaseReason = 'They may not play any more, ticket 4711'

/** Releases from play as staff make them. */
export function playReleaseTools(world: World) {
  return {
    /** A member with fifty pesos that must be played. */
    async bound(): Promise<Player> {
      const player = await world.player({ kyc: 'fully_kyc' })
      const { uid } = player
      const paid = { act: 'deposit', gateway: 1, uid, reference: `fund ${uid}`, amount: 500_000n } as const
      await withdrawalTools(world).move(paid)
      return player
    },
    propose({ uid }: Pick<Player, 'uid'>, token: string) {
      const body = { uid: String(uid), reason: playReleaseReason }
      return askOffice(world, 'POST /office/api/playRelease/propose', { body }, token)
    },
    decide({ uid }: Pick<Player, 'uid'>, id: string, { isApproved = true, token }: Deciding) {
      const body = { uid: String(uid), id, is_approved: isApproved, reason: playReleaseReason }
      return askOffice(world, 'POST /office/api/playRelease/decide', { body }, token)
    },
  }
}

interface Deciding {
  readonly isApproved?: boolean
  readonly token: string
}
