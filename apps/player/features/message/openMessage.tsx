import type { BonusMessage } from '@saya/contract/realtime/bonusTopic.ts'
import { openModal } from '@saya/ui/modal'
import { go } from '../../shared/navigation.ts'
import { EventSheet } from './EventSheet.tsx'
import { MessageSheet } from './MessageSheet.tsx'
import { markRead } from './readMarks.ts'
import type { Message } from './useMessagePages.ts'

type Sheet = (close: (address?: string) => void) => React.ReactNode

/** Shows the message of a bonus until it is closed. */
export function openMessage(message: BonusMessage): Promise<void> {
  return open(message.messageId, close => <MessageSheet message={message} onWay={close} />)
}

/** Shows one of the list, of a bonus or of an event. */
export function openListed(message: Message): Promise<void> {
  if (message.kind === '') return openMessage(message)
  return open(message.messageId, close => <EventSheet message={message} onWay={close} />)
}

/** Whoever was shown one has read it. */
async function open(id: string, sheet: Sheet): Promise<void> {
  const { closed } = openModal<string>(sheet, { look: 'sheet' })
  // Where it could not be noted, it stays marked as unread, and is no less theirs.
  void markRead(id).catch(() => {})
  const way = await closed
  if (way) await go(way)
}
