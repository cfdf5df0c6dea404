import type { Calls } from '@saya/contract'
import { Note } from '@saya/ui/note'
import { useContext } from 'react'
import { dayOf } from '../../shared/device/dayOf.ts'
import { LanguageContext, useTexts } from '../../shared/texts.ts'
import { inviteTexts } from './invite.texts.ts'
import { shortPesos } from './shortPesos.ts'

type Gift = NonNullable<Calls['GET /promo/invite/detail']['answer']['own']>

/** What a member gets who came by somebody's link, and what they have yet to do for it. */
export function OwnGift({
  gift: { state, amount, least_deposit: leastDeposit, due_at: dueAt, waits_until: untilAt },
}: {
  readonly gift: Gift
}) {
  const t = useTexts(inviteTexts)
  const language = useContext(LanguageContext)
  const [sum, least] = [shortPesos(amount), shortPesos(leastDeposit)]
  const sentences = {
    joined: t.ownJoined(sum),
    verified: t.ownVerified(sum, least),
    deposited: t.ownDeposited(sum),
    played: dueAt ? t.ownPlayedDue(sum, dayOf(dueAt, language)) : t.ownPlayed(sum),
    next_month: t.ownNextMonth(sum, untilAt ? dayOf(untilAt - 1, language) : ''),
    checking: t.ownChecking(sum),
    paid: t.ownPaid(sum),
    stopped: t.ownStopped(sum),
    used_up: t.ownUsedUp(sum),
    month_over: t.ownMonthOver(sum),
  }
  return <Note tone="info">{sentences[state]}</Note>
}
