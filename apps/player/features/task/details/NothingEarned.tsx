import { pagedTexts } from '../../../shared/answer/paged.texts.ts'
import { useOffers } from '../../../shared/offers/useOffers.ts'
import { PicturedState } from '../../../shared/picture/PicturedState.tsx'
import { useTexts } from '../../../shared/texts.ts'
import { taskTexts } from '../task.texts.ts'

/** That no Filcoins came yet, and how they come: for whoever may be drawn on to earn them. */
export function NothingEarned() {
  const t = useTexts(taskTexts)
  const paged = useTexts(pagedTexts)
  const areOffersShown = useOffers() === 'shown'
  return (
    <div role="status">
      <PicturedState title={paged.emptyRecords} {...(areOffersShown && { line: t.nothingReady })} />
    </div>
  )
}
