import type { ReactNode } from 'react'
import { ChannelLogo } from '../deposit/index.ts'
import { shownNumber } from './payee.rules.ts'
import type { Payee } from './usePayees.ts'
import './payeeCard.css'

interface PayeeCardProps {
  readonly payee: Payee
  /** One line below the number, such as until when it waits. */
  readonly note?: ReactNode
  readonly action?: ReactNode
}

/** A payout account as a woven card: whose, where, and the ends of its number. */
export function PayeeCard({ payee, note, action }: PayeeCardProps) {
  const { channel_name: channel, channel_img: img, flag } = payee
  const name = [payee.first_name, payee.middle_name, payee.last_name].filter(Boolean).join(' ')
  return (
    <div className="payeeCard" data-flag={flag}>
      <ChannelLogo name={channel} img={img} />
      <div className="payeeWords">
        <p>
          {channel}, {name}
        </p>
        <p className="payeeNumber">{shownNumber(payee.account)}</p>
      </div>
      {action}
      {note && <p className="payeeNote">{note}</p>}
    </div>
  )
}
