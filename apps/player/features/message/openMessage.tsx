import { openModal } from '@saya/ui/modal'
import { go } from '../../shared/navigation.ts'
import { MessageSheet, type MessageSummary } from './MessageSheet.tsx'
import { markRead } from './readMarks.ts'

/** Shows one message until it is closed. Whoever was shown it has read it. */
export async function openMessage(message: MessageSummary): Promise<void> {
  const { closed } = openModal<string>(close => <MessageSheet message={message} onWay={close} />, { look: 'sheet' })
  // Where it could not be noted, it stays marked as unread, and is no less theirs.
  void markRead(message.messageId).catch(() => {})
  const way = await closed
  if (way) await go(way)
}
