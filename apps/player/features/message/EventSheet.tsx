import { Button } from '@saya/ui/button'
import { Sheet } from '@saya/ui/modal'
import { use } from 'react'
import { LanguageContext, useTexts } from '../../shared/texts.ts'
import { messageTexts } from './message.texts.ts'
import type { Message } from './useMessagePages.ts'
import './message.css'

interface EventSheetProps {
  readonly message: Pick<Message, 'title' | 'text' | 'link'>
  /** Called with the address to go on to, or none. */
  readonly onWay: (address?: string) => void
}

/** The message of an event in the member's account: what happened, and the way to where it stands. */
export function EventSheet({ message: { title, text, link }, onWay }: EventSheetProps) {
  const t = useTexts(messageTexts)
  const inLanguage = use(LanguageContext) === 'en' ? 0 : 1
  return (
    <Sheet
      title={title[inLanguage]}
      closeLabel={t.close}
      actions={
        <>
          <Button full onClick={() => onWay()}>
            {t.fine}
          </Button>
          {link !== '' && (
            <Button full look="neutral" onClick={() => onWay(link)}>
              {t.details}
            </Button>
          )}
        </>
      }
    >
      <div className="messageTold">
        <p>{text[inLanguage]}</p>
      </div>
    </Sheet>
  )
}
