import { useTexts } from '../../shared/texts.ts'
import { messageTexts } from './message.texts.ts'
import './message.css'

/** A dot for the eye, and the word for who does not see it. */
export function UnreadMark() {
  const t = useTexts(messageTexts)
  return (
    <span className="messageUnread">
      <span className="unseen">{t.unread}</span>
    </span>
  )
}
