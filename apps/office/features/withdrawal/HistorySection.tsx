import { writeTime } from '../../shared/times.ts'
import type { Whole } from './words.ts'

const acts: Readonly<Record<string, string>> = {
  read: 'Viewed',
  decide: 'Decided',
  ask: 'Asked the gateway',
  giveBack: 'Approved the return',
  conclude: 'Confirmed the result',
}

/** What happened to it: its own steps, and what staff did, the newest first. */
export function HistorySection({ whole }: { readonly whole: Whole }) {
  const steps = [
    { at: whole.created_at, what: 'Requested by the member', who: '', why: '' },
    { at: whole.released_at, what: 'Released for payment', who: '', why: '' },
    { at: whole.sent_at, what: 'Sent to the gateway', who: whole.gateway, why: whole.payout_id },
    { at: whole.paid_at, what: 'Paid', who: whole.gateway, why: '' },
    // One that was paid ended with that, unless it came back.
    { at: whole.ended_at === whole.paid_at ? 0 : whole.ended_at, what: 'Ended', who: '', why: '' },
    ...whole.approvers.map(({ operator, at }) => ({ at, what: 'Approved', who: operator, why: '' })),
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
