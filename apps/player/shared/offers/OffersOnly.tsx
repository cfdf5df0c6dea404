import { ButtonLink } from '@saya/ui/button'
import { EmptyState } from '@saya/ui/emptyState'
import { Skeleton } from '@saya/ui/skeleton'
import type { ReactNode } from 'react'
import { useTexts } from '../texts.ts'
import { offersTexts } from './offers.texts.ts'
import { useOffers } from './useOffers.ts'

/** What draws people on to pay in, play or come back: only for whoever may be shown offers, and for others a calm word in its place. */
export function OffersOnly({ children }: { readonly children: ReactNode }) {
  const t = useTexts(offersTexts)
  const offers = useOffers()
  if (offers === 'shown') return children
  if (offers === 'hidden') return <NoOffers />
  return (
    <div role="status" aria-label={t.loading}>
      <Skeleton />
    </div>
  )
}

/** No reason is told: there are several, and some are nobody's business. */
function NoOffers() {
  const t = useTexts(offersTexts)
  return (
    <EmptyState
      title={t.none}
      line={t.line}
      action={
        <ButtonLink look="soft" size="medium" href="/s-safer-play">
          {t.saferPlay}
        </ButtonLink>
      }
    />
  )
}
