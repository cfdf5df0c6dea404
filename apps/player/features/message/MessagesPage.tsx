import { AppBar } from '@saya/ui/appBar'
import { useRef, useState } from 'react'
import { BackLink } from '../../shared/BackLink.tsx'
import { useChanged } from '../../shared/answer/changes.ts'
import { useTexts } from '../../shared/texts.ts'
import { PushOffer } from '../push/index.ts'
import { messageTexts } from './message.texts.ts'
import { MessageList } from './MessageList.tsx'
import { ReadAll } from './ReadAll.tsx'
import { useReadMarks } from './readMarks.ts'
import { findNewest } from './useMessagePages.ts'
import './message.css'

/** What the member was told, newest first. The list is read anew when one comes while they look. */
export function Page() {
  const t = useTexts(messageTexts)
  const [arrived, setArrived] = useState(0)
  const { times } = useReadMarks()
  const newest = useRef<string>(undefined)
  // A page without a line is told again and again that something may have come.
  async function look() {
    if ((await findNewest()) !== newest.current) setArrived(now => now + 1)
  }
  useChanged(['message'], () => void look().catch(() => {}))
  return (
    <>
      <AppBar start={<BackLink label={t.back} />} title={t.page} />
      <main className="messagePage">
        <PushOffer />
        <ReadAll />
        <MessageList key={`${arrived} ${times}`} onNewest={id => (newest.current = id)} />
      </main>
    </>
  )
}
