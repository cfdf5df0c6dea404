import { stillOpen } from '@saya/contract/limit/stillOpen.ts'
import type { Limit } from '@saya/contract/limit/limit.ts'
import { Button } from '@saya/ui/button'
import { Dialog } from '@saya/ui/modal'
import { useContext } from 'react'
import { LanguageContext, useTexts } from '../../shared/texts.ts'
import { limitMetTexts } from './limitMet.texts.ts'
import { limitTexts } from './limit.texts.ts'
import { useFigure } from './useFigure.ts'
import { useMoment } from './useMoment.ts'

interface LimitMetDialogProps {
  readonly limit: Limit
  /** Leads to a page, or nowhere. */
  readonly onDone: (leadsTo: string) => void
}

/** Which limit was met, until when, what is still open, and where help is. Nothing in it leads on to play. */
export function LimitMetDialog({ limit, onDone }: LimitMetDialogProps) {
  const t = useTexts(limitMetTexts)
  const { renews } = useTexts(limitTexts)
  const figure = useFigure(limit)
  const moment = useMoment()
  const language = useContext(LanguageContext)
  const { counts, period, most, left, until } = limit
  const isUsedUp = Number(left) === 0
  return (
    <Dialog
      title={isUsedUp ? t.reached : t.above}
      actions={
        <>
          <Button look="neutral" onClick={() => onDone('')}>
            {t.close}
          </Button>
          <Button look="neutral" onClick={() => onDone('/s-limits')}>
            {t.limits}
          </Button>
        </>
      }
    >
      <p>
        {t[counts](figure(most), t[period])} {isUsedUp ? t.nothingLeft : t.left(figure(left))} {renews(moment(until))}.
      </p>
      <p>{stillOpen[language === 'en' ? 0 : 1]}</p>
    </Dialog>
  )
}
