import { bonusesHref, isCongratulated, messageText, messageTitle } from '@saya/contract/message/messageText.ts'
import type { BonusMessage } from '@saya/contract/realtime/bonusTopic.ts'
import { Button } from '@saya/ui/button'
import { Coin } from '@saya/ui/coin'
import { Sheet, SheetCrown } from '@saya/ui/modal'
import { use } from 'react'
import { splitPesos } from '../../shared/splitPesos.ts'
import { LanguageContext, useTexts } from '../../shared/texts.ts'
import { isGathered } from './gameMode.rules.ts'
import { LevelNow } from './LevelNow.tsx'
import { messageTexts } from './message.texts.ts'
import '@saya/ui/styles/celebration.css'
import './message.css'

interface MessageSheetProps {
  /** It was told just now, so that the level it speaks of is the one that its member has. */
  readonly isNew?: boolean
  readonly message: Pick<BonusMessage, 'cash_type' | 'amount'>
  /** Called with the address to go on to, or none. */
  readonly onWay: (address?: string) => void
}

/** The message of a bonus: what was given and why, and the way to where it stands. */
export function MessageSheet({ isNew = false, message: { cash_type, amount }, onWay }: MessageSheetProps) {
  const t = useTexts(messageTexts)
  const language = use(LanguageContext)
  const inLanguage = language === 'en' ? 0 : 1
  const { pesos, centavos } = splitPesos(amount)
  return (
    <Sheet
      title={messageTitle(cash_type)[inLanguage]}
      closeLabel={t.close}
      crown={
        <SheetCrown>
          <Coin face="peso" label="" size={44} />
        </SheetCrown>
      }
      actions={
        <>
          <Button full onClick={() => onWay()}>
            {t.fine}
          </Button>
          <Button full look="neutral" onClick={() => onWay(bonusesHref)}>
            {t.toBonuses}
          </Button>
        </>
      }
    >
      <div className="messageTold">
        {isCongratulated(cash_type) && <p className="celebration">{t.congratulations}</p>}
        <p className="money">
          {pesos}
          <small>{centavos}</small>
        </p>
        {isNew && isGathered({ cash_type }) && <LevelNow />}
        <p>{messageText(cash_type, pesos + centavos)[inLanguage]}</p>
      </div>
    </Sheet>
  )
}
