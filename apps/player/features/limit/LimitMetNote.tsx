import type { Limit } from '@saya/contract/limit/limit.ts'
import { Note } from '@saya/ui/note'
import { useTexts } from '../../shared/texts.ts'
import { limitTexts } from './limit.texts.ts'
import { limitMetTexts } from './limitMet.texts.ts'
import { useFigure } from './useFigure.ts'
import { useMoment } from './useMoment.ts'

/** That a limit is used up, and until when. */
export function LimitMetNote({ limit }: { readonly limit: Limit }) {
  const t = useTexts(limitMetTexts)
  const { renews } = useTexts(limitTexts)
  const figure = useFigure(limit)
  const moment = useMoment()
  return (
    <Note tone="info">
      {t[limit.counts](figure(limit.most), t[limit.period])} {t.nothingLeft} {renews(moment(limit.until))}.
    </Note>
  )
}
