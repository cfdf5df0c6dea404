import { harmMarkerTitles } from '@saya/contract/harmDesk/markers.ts'
import { Badge } from '../../shared/Badge.tsx'
import { writeTime } from '../../shared/times.ts'
import { BandBadge } from './BandBadge.tsx'
import { type Contact, outcomes, sources, topics, ways } from './words.ts'
import '../../shared/proposal/actRows.css'

/** Every contact with a member, the newest first. */
export function ContactHistory({ contacts }: { readonly contacts: readonly Contact[] }) {
  if (contacts.length === 0) return <p className="listEmpty">No contacts yet</p>
  return (
    <ol className="actRows">
      {contacts.map(contact => (
        <li key={contact.id}>
          <div>
            <BandBadge band={contact.band} />
            <b>{sources[contact.source]}</b>
            <time>{writeTime(contact.opened_at)}</time>
          </div>
          <small>{reasonsOf(contact)}</small>
          <Ending contact={contact} />
        </li>
      ))}
    </ol>
  )
}

function reasonsOf({ markers, topics: about, opened_by: by }: Contact): string {
  return [...about.map(one => topics[one]), ...markers.map(one => harmMarkerTitles[one]), by].filter(Boolean).join('; ')
}

function Ending({
  contact: { status, taken_by: by, way, said, outcome, done_at: doneAt, next_on: nextOn },
}: {
  readonly contact: Contact
}) {
  if (way === '' || outcome === '')
    return (
      <Badge tone={status === 'taken' ? 'info' : 'wait'}>{status === 'taken' ? `Taken by ${by}` : 'Waiting'}</Badge>
    )
  return (
    <>
      <p>{said}</p>
      <small>
        {ways[way]}, {outcomes[outcome].toLowerCase()}. {by}, {writeTime(doneAt)}
        {nextOn && `. Again on ${nextOn}`}
        {outcome === 'no_answer' && '. Opened again, due a day later'}
      </small>
    </>
  )
}
