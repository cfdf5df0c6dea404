import { daysToCount } from '@saya/contract/invite/daysToCount.ts'
import type { inviteOffer } from '@saya/contract/invite/invite.ts'
import { type Language, textIn } from '@saya/contract/text.ts'
import { daySpan, formatPesos, manilaDay } from '@saya/money'
import type { InferOutput } from 'valibot'
import type { MarketingPermit } from '../../platform/marketing/permit.ts'
import { type InviteOffer, isDayOf, listInvites } from '../promotion/index.ts'
import type { InviteDeps } from './deps.ts'

/** The invitation that holds today; nothing where inviting gives nothing at the moment. */
export async function findOfferOfToday(deps: Pick<InviteDeps, 'db' | 'clock'>): Promise<InviteOffer | undefined> {
  const today = manilaDay(deps.clock.now())
  return (await listInvites(deps)).find(({ offer }) => isDayOf(offer, today))
}

/** What an invitation brings is an offer: a member is shown it by a permit alone. */
export function viewOffer(
  _audience: 'guest' | MarketingPermit,
  { version, offer, deal, invite }: InviteOffer,
  language: Language,
): InferOutput<typeof inviteOffer> {
  return {
    id: version.promotion,
    parent: formatPesos(invite.parent),
    friend: formatPesos(invite.friend),
    least_deposit: formatPesos(invite.leastDeposit),
    friends_a_month: invite.mostAMonth,
    multiple: deal.multiple,
    wait_days: invite.waitDays,
    days_to_count: daysToCount,
    end_time: daySpan(offer.last_day).untilMs / 1000,
    sentences: deal.sentences.map(sentence => textIn(sentence, language)),
  }
}
