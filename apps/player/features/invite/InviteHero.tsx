import type { Calls } from '@saya/contract'
import { HeroCard } from '@saya/ui/card'
import { useContext } from 'react'
import { dayOf } from '../../shared/device/dayOf.ts'
import { isNothing } from '../../shared/pesosText.ts'
import { GiftPicture } from '../../shared/picture/GiftPicture.tsx'
import { LanguageContext, useTexts } from '../../shared/texts.ts'
import { inviteTexts } from './invite.texts.ts'
import { shortPesos } from './shortPesos.ts'

export type Offer = Calls['GET /promo/invite/detail']['answer']['offer']

/** What inviting gives just now, said as it is: also where that is nothing. */
export function InviteHero({ offer }: { readonly offer: Offer }) {
  const t = useTexts(inviteTexts)
  const language = useContext(LanguageContext)
  return (
    <section className="inviteHero" aria-labelledby="invite-hero">
      <HeroCard sun="behind">
        <div>
          <p>{t.heroTitle}</p>
          <h2 id="invite-hero">
            {offer
              ? t.heroPays(shortPesos(offer.parent), isNothing(offer.friend) ? '' : shortPesos(offer.friend))
              : t.heroNothing}
          </h2>
          <p>{offer ? t.heroUntil(dayOf(offer.end_time - 1, language)) : t.heroNothingLine}</p>
        </div>
        <GiftPicture src="/img/welfare/invite.webp" width={112} height={112} />
      </HeroCard>
    </section>
  )
}
