import { Badge } from '../../shared/Badge.tsx'
import { clock } from '../../shared/clock.ts'
import { colourOf, initialsOf } from '../../shared/initials.ts'
import { base, go } from '../../shared/navigation.ts'
import { SavedViews } from '../../shared/list/SavedViews.tsx'
import { writeSpan } from '../../shared/times.ts'
import { useKeys } from '../../shared/useKeys.ts'
import { deskAddress, queueOrders, type QueueOrder, type QueueView, type Tab } from './queueView.ts'
import type { Desk, Line } from './useDesk.ts'

interface QueueProps {
  readonly desk: Desk
  readonly view: QueueView
  readonly uid: string
  readonly escalated: number
  /** A case was chosen, though it may be the one that is open. */
  readonly onOpen: () => void
}

/** Whoever waits longest stands first. J and K go through it. */
export function Queue({ desk: { lines, queue }, view, uid, escalated, onOpen }: QueueProps) {
  const at = lines.findIndex(line => line.uid === uid)
  function step(by: number): void {
    const line = lines[Math.max(0, Math.min(lines.length - 1, at + by))]
    if (line) go(deskAddress(line.uid, view))
  }
  function show(next: QueueView): void {
    go(deskAddress(uid, next), { replaces: true })
  }
  useKeys({ j: () => step(1), k: () => step(-1) })
  const tabs: readonly (readonly [Tab, string])[] = [
    ['', `Queue ${view.only === '' ? (queue.answer?.t ?? '') : ''}`],
    ['free', 'Free'],
    ['escalated', `Escalated ${escalated || ''}`],
  ]
  return (
    <aside className="queue" aria-label="Queue">
      <div className="queueTabs">
        {tabs.map(([name, title]) => (
          <button
            key={name}
            type="button"
            aria-pressed={view.only === name}
            onClick={() => show({ ...view, only: name })}
          >
            {title}
          </button>
        ))}
        <select
          aria-label="Order"
          value={view.sort}
          onChange={event => show({ ...view, sort: event.currentTarget.value as QueueOrder })}
        >
          {queueOrders.map(([order, title]) => (
            <option key={order} value={order}>
              {title}
            </option>
          ))}
        </select>
        <SavedViews list="review" path="/review" values={view} />
      </div>
      <ol>
        {lines.map(line => (
          <li key={line.uid}>
            <QueueLine line={line} address={deskAddress(line.uid, view)} isOpen={line.uid === uid} onOpen={onOpen} />
          </li>
        ))}
        {queue.answer && lines.length === 0 && <li className="queueEmpty">No cases waiting</li>}
        {queue.answer?.next && (
          <li className="queueEmpty">
            {queue.answer.t > lines.length ? `${queue.answer.t - lines.length} more waiting` : 'More waiting'} behind
            these.
          </li>
        )}
      </ol>
    </aside>
  )
}

const hourSeconds = 3600
const soonSeconds = 6 * hourSeconds

interface QueueLineProps {
  readonly line: Line
  readonly address: string
  readonly isOpen: boolean
  readonly onOpen: () => void
}

function QueueLine({ line, address, isOpen, onOpen }: QueueLineProps) {
  const nowSeconds = clock.now() / 1000
  return (
    <a className="queueLine" href={base + address} aria-current={isOpen || undefined} onClick={onOpen}>
      <span className="queueFace" style={{ background: colourOf(line.uid) }} aria-hidden="true">
        {initialsOf(line.name)}
      </span>
      <span className="queueRow">
        <span className="queueName">{line.name || `UID ${line.uid}`}</span>
        <time>{writeSpan(nowSeconds - line.submitted_at)}</time>
      </span>
      <span className="queueRow">
        <span className="queueType">{line.id_type}</span>
        {stateOf(line, nowSeconds)}
      </span>
    </a>
  )
}

function stateOf(line: Line, nowSeconds: number) {
  const left = line.deadline_at - nowSeconds
  if (line.claimed_by && !line.is_mine) return <Badge tone="info">{line.claimed_by.split('@')[0]}</Badge>
  if (line.is_passed_on) return <Badge tone="mute">You escalated</Badge>
  if (line.is_escalated) return <Badge tone="bad">Escalated</Badge>
  if (left <= 0) return <Badge tone="bad">Past 72 h</Badge>
  if (left < soonSeconds) return <Badge tone="bad">Due in {Math.max(1, Math.floor(left / hourSeconds))}h</Badge>
  if (line.version > 1) return <Badge tone="wait">Resubmitted</Badge>
  return <Badge tone="wait">{line.warnings > 0 ? `${line.warnings} to check` : 'Under review'}</Badge>
}
