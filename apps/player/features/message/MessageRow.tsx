import { ListRowButton } from '@saya/ui/listRow'
import { use } from 'react'
import { dayOf } from '../../shared/device/dayOf.ts'
import { splitPesos } from '../../shared/splitPesos.ts'
import { LanguageContext } from '../../shared/texts.ts'
import { messageDrawing } from './messageDrawing.ts'
import { UnreadMark } from './UnreadMark.tsx'
import type { Message } from './useMessagePages.ts'

interface MessageRowProps {
  readonly message: Message
  readonly isRead: boolean
  readonly onOpen: () => void
}

/** One message, which opens over the page. */
export function MessageRow({ message: { title, kind, amount, created_at }, isRead, onOpen }: MessageRowProps) {
  const language = use(LanguageContext)
  const { pesos, centavos } = splitPesos(amount)
  const day = dayOf(created_at, language)
  return (
    <ListRowButton
      drawing={messageDrawing(kind)}
      bright={!isRead}
      title={title[language === 'en' ? 0 : 1]}
      note={amount !== '0.00' ? `${pesos}${centavos} · ${day}` : day}
      value={!isRead && <UnreadMark />}
      aria-haspopup="dialog"
      onClick={onOpen}
    />
  )
}
