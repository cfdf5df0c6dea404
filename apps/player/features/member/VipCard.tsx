import { tierNumberOf } from '@saya/contract/vip/tiers.ts'
import { groupDigits } from '@saya/money'
import { Icon } from '@saya/ui/icon'
import { caretRightBold } from '@saya/ui/icon/drawings/caretRightBold'
import { Medal } from '@saya/ui/medal'
import { useOffers } from '../../shared/offers/useOffers.ts'
import { useTexts } from '../../shared/texts.ts'
import type { Profile } from '../../shared/answer/useProfile.ts'
import { medalOf } from '../vip/index.ts'
import { memberTexts } from './member.texts.ts'

/** The member's level, which leads to what it brings: said in words to whoever is shown offers. */
export function VipCard({ profile }: { profile: Profile | undefined }) {
  const t = useTexts(memberTexts)
  const level = profile?.vip ?? 0
  const xp = groupDigits(String(profile?.xp ?? 0))
  const areOffersShown = useOffers() === 'shown'
  return (
    <a className="myVip" href="/s-vip">
      <Medal tier={medalOf(tierNumberOf(level))} level={level} isEmpty={level === 0} label="" size={52} />
      <span className="myVipText">
        <b>{t.vip(level)}</b>
        <span>{areOffersShown ? t.vipLine(xp) : t.vipPlain(xp)}</span>
      </span>
      <Icon drawing={caretRightBold} size={18} />
    </a>
  )
}
