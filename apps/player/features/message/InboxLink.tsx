import { IconLink } from '@saya/ui/button'
import { envelopeSimple } from '@saya/ui/icon/drawings/envelopeSimple'
import { useTexts } from '../../shared/texts.ts'
import { messageTexts } from './message.texts.ts'
import { useHasUnread } from './useHasUnread.ts'

/** The way to the messages in the head of a page, with a mark while there are some that were not read. */
export function InboxLink() {
  const t = useTexts(messageTexts)
  const hasUnread = useHasUnread()
  return <IconLink href="/my/news" label={hasUnread ? t.pageUnread : t.page} drawing={envelopeSimple} dot={hasUnread} />
}
