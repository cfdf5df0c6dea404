import { useState } from 'react'
import { ActBar } from '../../shared/act/ActBar.tsx'
import { Answered } from '../../shared/Answered.tsx'
import { Badge } from '../../shared/Badge.tsx'
import { base } from '../../shared/navigation.ts'
import { PageHead } from '../../shared/PageHead.tsx'
import { useAnswer } from '../../shared/useAnswer.ts'
import { type RingFriend, ringActs, type WholeRing } from './acts.ts'
import { RingGraph } from './RingGraph.tsx'
import { RingSides } from './RingSides.tsx'
import { states } from './rings.tsx'
import { TieTable } from './TieTable.tsx'
import './ring.css'

/** One ring. Opening it is on record. */
export function RingPage({ uid }: { readonly uid: string }) {
  const ring = useAnswer('GET /office/api/ring/:uid', { params: { uid } })
  return (
    <>
      <PageHead title={<a href={`${base}/rings`}>Rings</a>} note="Each look is on record" />
      <Answered of={ring}>{answer => <Whole ring={answer} onChange={() => void ring.reload()} />}</Answered>
    </>
  )
}

function Whole({ ring, onChange }: { readonly ring: WholeRing; readonly onChange: () => void }) {
  const [wanted, choose] = useState('')
  const friend = ring.ring_friends.find(({ uid }) => uid === wanted) ?? firstOf(ring)
  if (!friend) return <p className="listEmpty">No friends of this member were held</p>
  return (
    <div className="ring">
      <div className="ringHead">
        <h2>Invited by {ring.uid}</h2>
        <Badge tone={ring.held > 0 ? 'wait' : 'mute'}>{ring.held > 0 ? `${ring.held} held` : 'Decided'}</Badge>
      </div>
      <div className="ringTop">
        <RingGraph ring={ring} chosen={friend.uid} onChoose={choose} />
        <ul className="ringFriends" aria-label="Friends">
          {ring.ring_friends.map(one => (
            <FriendRow key={one.uid} friend={one} isChosen={one === friend} onChoose={choose} />
          ))}
        </ul>
      </div>
      <section className="ringChosen" aria-label={`Friend ${friend.uid}`}>
        <FriendHead friend={friend} onChange={onChange} />
        <TieTable ring={ring} chosen={friend.uid} />
        <RingSides key={friend.uid} ring={ring} chosen={friend.uid} />
      </section>
    </div>
  )
}

function firstOf({ ring_friends: friends }: WholeRing): RingFriend | undefined {
  return friends.find(({ status }) => status === 'held') ?? friends[0]
}

interface FriendRowProps {
  readonly friend: RingFriend
  readonly isChosen: boolean
  readonly onChoose: (uid: string) => void
}

function FriendRow({ friend, isChosen, onChoose }: FriendRowProps) {
  const [title, tone] = states[friend.status]
  return (
    <li>
      <button type="button" aria-pressed={isChosen} onClick={() => onChoose(friend.uid)}>
        <span>{friend.uid}</span>
        <Badge tone={tone}>{title}</Badge>
      </button>
    </li>
  )
}

function FriendHead({ friend, onChange }: { readonly friend: RingFriend; readonly onChange: () => void }) {
  const [title, tone] = states[friend.status]
  return (
    <div className="ringHead">
      <h2>Friend {friend.uid}</h2>
      <Badge tone={tone}>{title}</Badge>
      {friend.waiting !== '0.00' && <span>₱{friend.waiting} waits</span>}
      {friend.paid !== '0.00' && <span>₱{friend.paid} already paid</span>}
      {friend.decided_by && (
        <span className="ringNote">
          {friend.decided_by}: {friend.reason}
        </span>
      )}
      <ActBar acts={ringActs} things={[friend]} nameOf={({ uid }) => uid} onDone={onChange} />
    </div>
  )
}
