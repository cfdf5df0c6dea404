import { envelopeSimple } from '@saya/ui/icon/drawings/envelopeSimple'
import { ListRowLink } from '@saya/ui/listRow'
import { useTexts } from '../../shared/texts.ts'
import { messageTexts } from './message.texts.ts'
import { UnreadMark } from './UnreadMark.tsx'
import { useHasUnread } from './useHasUnread.ts'

/** Leads to the messages, with a mark while there are some that were not read. */
export function MessagesRow() {
  const t = useTexts(messageTexts)
  const hasUnread = useHasUnread()
  return <ListRowLink drawing={envelopeSimple} title={t.page} href="/my/news" value={hasUnread && <UnreadMark />} />
}
