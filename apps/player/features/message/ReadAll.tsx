import { Button } from '@saya/ui/button'
import { useState } from 'react'
import { say } from '../../shared/say.ts'
import { useTexts } from '../../shared/texts.ts'
import { messageTexts } from './message.texts.ts'
import { markRead } from './readMarks.ts'
import { useHasUnread } from './useHasUnread.ts'

/** Marks all messages as read. It is there while one is not. */
export function ReadAll() {
  const t = useTexts(messageTexts)
  const hasUnread = useHasUnread()
  const [isBusy, setBusy] = useState(false)
  if (!hasUnread) return null
  async function press() {
    setBusy(true)
    try {
      await markRead('all')
    } catch {
      await say(t.readFailed, 'bad')
    } finally {
      setBusy(false)
    }
  }
  return (
    <p className="messageReadAll">
      <Button look="soft" size="small" loading={isBusy} onClick={press}>
        {t.readAll}
      </Button>
    </p>
  )
}
