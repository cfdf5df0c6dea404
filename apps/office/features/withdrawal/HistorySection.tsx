import { writeTime } from '../../shared/times.ts'
import type { Whole } from './words.ts'

const acts: Readonly<Record<string, string>> = {
  read: 'Looked at it',
  decide: 'Decided',
  ask: 'Asked the gateway',
  giveBack: 'Had it given back',
  conclude: 'Said what it came to',
}

/** What happened to it: its own steps, and what staff did, the newest first. */
export function HistorySection({ whole }: { readonly whole: Whole }) {
  const steps = [
    { at: whole.created_at, what: 'Asked for by the member', who: '', why: '' },
    { at: whole.released_at, what: 'Released to be paid', who: '', why: '' },
    { at: whole.sent_at, what: 'Sent to the gateway', who: whole.gateway, why: whole.payout_id },
    { at: whole.ended_at, what: 'Came to its end', who: '', why: '' },
    ...whole.approvers.map(({ operator, at }) => ({ at, what: 'Said yes', who: operator, why: '' })),
    ...whole.history.map(({ at, operator, what, reason }) => ({
      at,
      what: acts[what] ?? what,
      who: operator,
      why: reason,
    })),
  ].filter(({ at }) => at > 0)
  const rows = steps.toSorted((one, other) => other.at - one.at)
  return (
    <table className="rowTable rowCards">
      <thead>
        <tr>
          <th scope="col">When</th>
          <th scope="col">What</th>
          <th scope="col">Who</th>
          <th scope="col">Why</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ at, what, who, why }, place) => (
          <tr key={`${at} ${what} ${who} ${rows.length - place}`}>
            <td data-title="When">{writeTime(at)}</td>
            <td data-title="What">{what}</td>
            <td data-title="Who">{who || '–'}</td>
            <td data-title="Why">{why || '–'}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
