import type { BonusMessage } from '@saya/contract/realtime/bonusTopic.ts'
import { openModal } from '@saya/ui/modal'
import { go } from '../../shared/navigation.ts'
import { EventSheet } from './EventSheet.tsx'
import { MessageSheet } from './MessageSheet.tsx'
import { markRead } from './readMarks.ts'
import type { Message } from './useMessagePages.ts'

type Sheet = (close: (address?: string) => void) => React.ReactNode

/** Shows what has just been told until it is closed: one bonus, or several as one, by the ids of all of them. */
export function openMessage(message: BonusMessage, ids: readonly string[]): Promise<void> {
  return open(ids, close => <MessageSheet isNew message={message} onWay={close} />)
}

/** Shows one of the list, of a bonus or of an event. */
export function openListed(message: Message): Promise<void> {
  return open([message.messageId], close =>
    message.kind === '' ? (
      <MessageSheet message={message} onWay={close} />
    ) : (
      <EventSheet message={message} onWay={close} />
    ),
  )
}

/** Whoever was shown one has read it. */
async function open(ids: readonly string[], sheet: Sheet): Promise<void> {
  const { closed } = openModal<string>(sheet, { look: 'sheet' })
  // Where it could not be noted, it stays marked as unread, and is no less theirs.
  for (const id of ids) void markRead(id).catch(() => {})
  const way = await closed
  if (way) await go(way)
}
