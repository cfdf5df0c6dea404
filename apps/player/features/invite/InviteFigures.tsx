import type { Calls } from '@saya/contract'
import { pesosText } from '../../shared/pesosText.ts'
import { useTexts } from '../../shared/texts.ts'
import { inviteTexts } from './invite.texts.ts'

/** What inviting has come to so far. */
export function InviteFigures({ detail }: { readonly detail: Calls['GET /promo/invite/detail']['answer'] }) {
  const t = useTexts(inviteTexts)
  const { invited, verified, deposited, reward_total: total, offer, counted_this_month: count } = detail
  return (
    <section className="inviteFigures">
      <p className="inviteTotal">
        <span>{t.rewards}</span>
        <b>{pesosText(total)}</b>
        {offer && <small>{t.month(count, offer.friends_a_month)}</small>}
      </p>
      <dl>
        <Figure name={t.invited} count={invited} />
        <Figure name={t.verified} count={verified} />
        <Figure name={t.deposited} count={deposited} />
      </dl>
    </section>
  )
}

function Figure({ name, count }: { readonly name: string; readonly count: number }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{count.toLocaleString('en-PH')}</dd>
    </div>
  )
}
