import { maintenanceCashType } from '@saya/contract/message/messageText.ts'
import type { BonusMessage } from '@saya/contract/realtime/bonusTopic.ts'

/** Messages that wait to be shown, and whether somebody plays, who is not to be disturbed. */
export interface WaitingMessages {
  readonly isPlaying: boolean
  readonly waiting: readonly BonusMessage[]
}

export const nothingHeld: WaitingMessages = { isPlaying: false, waiting: [] }

/** So long after a game's page was left the game is. */
export const exitMs = 300

/** Whoever enters a game has no more use for what waited before. It is still among their messages. */
export function enterGame(): WaitingMessages {
  return { isPlaying: true, waiting: [] }
}

export function leaveGame({ waiting }: WaitingMessages): WaitingMessages {
  return { isPlaying: false, waiting }
}

/** Maintenance is said at once, wherever somebody is. Everything else waits for its turn. */
export function takeIn(held: WaitingMessages, message: BonusMessage): WaitingMessages | 'at once' {
  return message.cash_type === maintenanceCashType ? 'at once' : { ...held, waiting: [...held.waiting, message] }
}

/** The message whose turn it is: none while somebody plays. */
export function nextOf({ isPlaying, waiting }: WaitingMessages): BonusMessage | undefined {
  return isPlaying ? undefined : waiting[0]
}

export function withoutNext({ isPlaying, waiting }: WaitingMessages): WaitingMessages {
  return { isPlaying, waiting: waiting.slice(1) }
}
