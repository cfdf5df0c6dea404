import { Button, ButtonLink } from '@saya/ui/button'
import { Wordmark } from '@saya/ui/wordmark'
import { useContext } from 'react'
import { useAnswer } from '../../shared/answer/useAnswer.ts'
import { dayOf } from '../../shared/device/dayOf.ts'
import { isNothing } from '../../shared/pesosText.ts'
import { Bunting } from '../../shared/picture/Bunting.tsx'
import { GiftPicture } from '../../shared/picture/GiftPicture.tsx'
import type { Place } from '../../shared/session/place.ts'
import { sheetIcon } from '../../shared/sheetIcon.ts'
import { LanguageContext, useTexts } from '../../shared/texts.ts'
import { askToSignIn } from '../identity/index.ts'
import { inviteTexts } from './invite.texts.ts'
import { shortPesos } from './shortPesos.ts'
import { useReferrer } from './useReferrer.ts'

/** Where a link leads whoever has no account yet: who invites them, what it gives, and the way in. */
export function GuestInvite({ place }: { readonly place: Place }) {
  const t = useTexts(inviteTexts)
  const language = useContext(LanguageContext)
  const code = useReferrer(place)
  const { answer } = useAnswer('GET /promo/invite/open', { query: { code } })
  const offer = answer?.offer
  const gift = offer && !isNothing(offer.friend) ? offer : undefined
  return (
    <main className="inviteGuest">
      <div className="inviteGuestHero">
        <Bunting className="inviteBunting" />
        <Wordmark lettering={sheetIcon('lettering')} href="/" label={t.look} />
        <GiftPicture className="inviteGift" src="/img/welfare/invite.webp" width={190} height={190} />
        <h1>{t.guestTitle(answer?.name ?? '')}</h1>
        <p>{gift ? t.guestGift(shortPesos(gift.friend), gift.wait_days) : t.guestLine}</p>
      </div>
      <div className="inviteGuestFoot">
        <Button full onClick={() => askToSignIn({ origin: '/' })}>
          {t.signUp}
        </Button>
        <ButtonLink full look="neutral" href="/">
          {t.look}
        </ButtonLink>
        {gift && (
          <>
            <p className="inviteSmall">{t.guestTime(gift.days_to_count, dayOf(gift.end_time - 1, language))}</p>
            <p className="inviteSmall">{t.guestLeast(shortPesos(gift.least_deposit), gift.multiple)}</p>
          </>
        )}
        <p className="inviteSmall">
          <a href="/s-docs/stmt">{t.only}</a>
        </p>
      </div>
    </main>
  )
}
