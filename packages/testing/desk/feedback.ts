import type { FeedbackStatus } from '@saya/contract/feedback/feedback.ts'
import { ask } from '../ask.ts'
import { askOffice } from '../world/operator.ts'
import type { Player } from '../world/player.ts'
import type { World } from '../world/world.ts'

/** A member writes to us. */
export async function sendFeedback(world: World, player: Player, text: string): Promise<string> {
  const { data } = await ask(world, 'POST /member/feedback', { body: { text } }, { token: player.token })
  return data.id
}

interface Marking {
  readonly uid: bigint
  readonly id: string
  readonly token: string
  readonly from?: FeedbackStatus
  readonly to?: FeedbackStatus
}

export const feedbackReason = 'Called her back'

export function markFeedback(world: World, { uid, id, token, from = 'open', to = 'answered' }: Marking) {
  const body = { uid: String(uid), id, from, to, reason: feedbackReason }
  return askOffice(world, 'POST /office/api/feedback/mark', { body }, token)
}
