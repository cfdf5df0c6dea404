import { useState } from 'react'
import { initialsOf } from './initialsOf.ts'
import './channelLogo.css'

/** The picture of a payment method, or its initials where there is none. Its name stands beside it. */
export function ChannelLogo({ name, img }: { name: string; img: string }) {
  const [missing, setMissing] = useState('')
  if (img && img !== missing) {
    return <img className="channelLogo" src={img} alt="" width={40} height={40} onError={() => setMissing(img)} />
  }
  return (
    <span className="channelLogo" aria-hidden="true">
      {initialsOf(name)}
    </span>
  )
}
