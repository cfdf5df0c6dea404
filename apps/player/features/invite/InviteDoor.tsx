import { Icon } from '@saya/ui/icon'
import { useAnswer } from '../../shared/answer/useAnswer.ts'
import { isNothing } from '../../shared/pesosText.ts'
import { GiftPicture } from '../../shared/picture/GiftPicture.tsx'
import { sheetIcon } from '../../shared/sheetIcon.ts'
import { useTexts } from '../../shared/texts.ts'
import { inviteDoorTexts } from './inviteDoor.texts.ts'
import { shortPesos } from './shortPesos.ts'
import './inviteDoor.css'

/** A member's way to inviting friends, with what it gives: only while it gives something to this one. */
export function InviteDoor() {
  const t = useTexts(inviteDoorTexts)
  const { answer } = useAnswer('GET /promo/invite/open', { query: {} }, { isOwn: true })
  const offer = answer?.offer
  if (!offer) return null
  return (
    <a className="inviteDoor" href="/invite">
      <GiftPicture src="/img/welfare/invite.webp" width={72} height={72} loading="lazy" />
      <span className="inviteDoorWords">
        <b>{t.title}</b>
        <span>{t.pays(shortPesos(offer.parent), isNothing(offer.friend) ? '' : shortPesos(offer.friend))}</span>
      </span>
      <Icon drawing={sheetIcon('caretRightBold')} />
    </a>
  )
}
