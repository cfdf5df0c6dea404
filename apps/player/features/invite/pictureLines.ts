import { dayOf } from '../../shared/device/dayOf.ts'
import type { PictureLines } from '../../shared/link/sharePicture.ts'
import { isNothing } from '../../shared/pesosText.ts'
import { type Language, speak } from '../../shared/texts.ts'
import type { Offer } from './InviteHero.tsx'
import { inviteTexts } from './invite.texts.ts'
import { shortPesos } from './shortPesos.ts'

/** What a picture of the link promises a friend; nothing where they get nothing. */
export function pictureLines(offer: Offer, language: Language): PictureLines | undefined {
  if (!offer || isNothing(offer.friend)) return undefined
  const t = speak(inviteTexts, language)
  return {
    gift: t.guestGift(shortPesos(offer.friend), offer.wait_days),
    time: t.guestTime(offer.days_to_count, dayOf(offer.end_time - 1, language)),
  }
}
