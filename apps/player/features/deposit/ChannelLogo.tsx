import { useState } from 'react'
import { hueOf, initialsOf } from './initialsOf.ts'
import './channelLogo.css'

/** One picture for every bank tells none from another: their letters do. */
const anyBank = '/img/channel/bank.svg'

/** The picture of a payment method, or its initials where it has none of its own. Its name stands beside it. */
export function ChannelLogo({ name, img }: { name: string; img: string }) {
  const [missing, setMissing] = useState('')
  if (img && img !== missing && img !== anyBank) {
    return <img className="channelLogo" src={img} alt="" width={40} height={40} onError={() => setMissing(img)} />
  }
  const initials = initialsOf(name)
  return (
    <span className="channelLogo" aria-hidden="true" data-hue={hueOf(name)} data-letters={initials.length}>
      {initials}
    </span>
  )
}
