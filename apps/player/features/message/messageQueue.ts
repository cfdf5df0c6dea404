import type { BonusMessage } from '@saya/contract/realtime/bonusTopic.ts'
import { inTurn } from '../../shared/answer/inTurn.ts'
import { loadModule } from '../../shared/answer/loadModule.ts'
import { tellMaintenance } from '../../shared/maintenance.ts'
import { storage } from '../../shared/device/storage.ts'
import {
  asOne,
  enterGame,
  gatherMs,
  isGathered,
  leaveGame,
  nextOf,
  nothingHeld,
  takeIn,
  takeNext,
  type WaitingMessages,
} from './gameMode.rules.ts'
import { withShown } from './shownIds.rules.ts'

/** Goes with the member who signs out. */
const place = 'giftIds'

let held: WaitingMessages = nothingHeld
let isShowing = false

/** Takes in what the server has just told: shows it when its turn comes, or at once where it cannot wait. */
export function takeMessage(message: BonusMessage): void {
  const next = takeIn(held, message)
  if (next === 'at once') void tellMaintenance().catch(() => {})
  else turnTo(next)
}

export function beginGame(): void {
  turnTo(enterGame())
}

export function endGame(): void {
  turnTo(leaveGame(held))
}

/** Somebody else is there, or nobody: what waited was not for them. */
export function forgetHeld(): void {
  held = { ...held, waiting: [] }
}

function turnTo(next: WaitingMessages): void {
  held = next
  // What could not be fetched to be shown is among the messages all the same.
  void showHeld().catch(() => {})
}

/** One after the other, each once nothing lies over the page, until nothing waits or somebody plays. */
async function showHeld(): Promise<void> {
  if (isShowing || !nextOf(held)) return
  isShowing = true
  try {
    const { openMessage } = await loadModule(() => import('./openMessage.tsx'))
    for (let next = nextOf(held); next; next = nextOf(held)) {
      if (isGathered(next)) await new Promise(resolve => setTimeout(resolve, gatherMs))
      await inTurn(() => showNext(openMessage))
    }
  } finally {
    isShowing = false
  }
}

async function showNext(open: (message: BonusMessage, ids: readonly string[]) => Promise<void>): Promise<void> {
  const next = takeNext(held)
  if (!next) return
  held = next.rest
  const fresh = next.together.filter(noteShown)
  const message = asOne(fresh)
  if (message)
    await open(
      message,
      fresh.map(({ messageId }) => messageId),
    )
}

/** False of one that was shown before. */
function noteShown({ messageId }: BonusMessage): boolean {
  const ids = withShown(storage().get<readonly string[]>(place) ?? [], messageId)
  if (ids) storage().set(place, ids)
  return ids !== undefined
}
