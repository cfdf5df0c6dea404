import { maintenanceCashType } from '@saya/contract/message/messageText.ts'
import { formatPesos, parsePesos } from '@saya/money'
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

const levelUp = 4003

/** A level seldom comes alone: so long the others that were reached with it are waited for. */
export const gatherMs = 1000

export function isGathered({ cash_type: cashType }: Pick<BonusMessage, 'cash_type'>): boolean {
  return cashType === levelUp
}

interface NextMessages {
  /** One, or every level that was reached by now. */
  readonly together: readonly BonusMessage[]
  readonly rest: WaitingMessages
}

/** What is shown next in one popup. */
export function takeNext(held: WaitingMessages): NextMessages | undefined {
  const next = nextOf(held)
  if (!next) return undefined
  const isTogether = (one: BonusMessage) => one === next || (isGathered(next) && isGathered(one))
  const together = held.waiting.filter(isTogether)
  return { together, rest: { ...held, waiting: held.waiting.filter(one => !isTogether(one)) } }
}

/** Several as one: the newest, with what all of them gave. Nothing of none. */
export function asOne(together: readonly BonusMessage[]): BonusMessage | undefined {
  const last = together.at(-1)
  const sum = together.reduce((units, { amount }) => units + (parsePesos(amount) ?? 0n), 0n)
  return last && (together.length === 1 ? last : { ...last, amount: formatPesos(sum) })
}
