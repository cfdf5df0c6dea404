import { ringSignTexts } from '@saya/contract/ring/signs.ts'
import { useState } from 'react'
import type { WholeRing } from './acts.ts'
import { type Comparable, listComparable } from './comparable.rules.ts'
import { RingSide } from './RingSide.tsx'

interface RingSidesProps {
  readonly ring: WholeRing
  /** The friend who is looked at. */
  readonly chosen: string
}

/** The friend beside any account that is tied to them: whoever invited them, until another one is chosen. */
export function RingSides({ ring, chosen }: RingSidesProps) {
  const [wanted, want] = useState('')
  const comparable = listComparable(ring, chosen)
  const other = comparable.find(({ uid }) => uid === wanted) ?? comparable[0]
  const accountOf = (uid: string | undefined) => ring.accounts.find(account => account.uid === uid)
  const [friend, compared] = [accountOf(chosen), accountOf(other?.uid)]
  return (
    <>
      <label className="ringCompared">
        Compare with
        <select value={other?.uid ?? ''} onChange={event => want(event.currentTarget.value)}>
          {comparable.map(one => (
            <option key={one.uid} value={one.uid}>
              {writeOption(one)}
            </option>
          ))}
        </select>
      </label>
      <div className="ringSides">
        {friend && <RingSide title="Friend" account={friend} />}
        {compared && other && <RingSide title={titleOf(ring, other)} account={compared} />}
      </div>
    </>
  )
}

function writeOption({ uid, isInviter, signs }: Comparable): string {
  const reasons = [...(isInviter ? ['invited them'] : []), ...signs.map(sign => ringSignTexts[sign][0])]
  return `${uid}: ${reasons.join(', ')}`
}

function titleOf(ring: WholeRing, { uid, isInviter }: Comparable): string {
  if (isInviter) return 'Invited by'
  return ring.ring_friends.some(friend => friend.uid === uid) ? 'Another friend' : 'Tied account'
}
