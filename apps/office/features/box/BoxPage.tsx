import { ActBar } from '../../shared/act/ActBar.tsx'
import { Answered } from '../../shared/Answered.tsx'
import { ApprovalPanel } from '../approvalDesk/index.ts'
import { Badge } from '../../shared/Badge.tsx'
import { PageHead } from '../../shared/PageHead.tsx'
import { ProposalItem } from '../../shared/proposal/ProposalItem.tsx'
import { useAnswer } from '../../shared/useAnswer.ts'
import { decideActs, type Desk, proposeActs, stopActs } from './acts.ts'
import { writeOdds } from './odds.ts'
import './box.css'

/** What mystery boxes hold, what is proposed in its place, and what each day came to. */
export function BoxPage() {
  const desk = useAnswer('GET /office/api/box/detail', {})
  return (
    <>
      <PageHead title="Mystery boxes" note="Odds change by two people, for days that are not bound yet" />
      <div className="panels">
        <Answered of={desk}>{answer => <Whole desk={answer} onChange={() => void desk.reload()} />}</Answered>
      </div>
    </>
  )
}

interface WholeProps {
  readonly desk: Desk
  readonly onChange: () => void
}

function Whole({ desk, onChange }: WholeProps) {
  return (
    <>
      <section className="panel" aria-labelledby="box-terms">
        <h2 id="box-terms">Terms</h2>
        {desk.is_stopped && <Stopped desk={desk} />}
        <TermsLines desk={desk} />
        <ActBar acts={[...proposeActs(desk), ...stopActs]} things={[desk]} nameOf={() => 'terms'} onDone={onChange} />
        <Proposals desk={desk} onChange={onChange} />
      </section>
      <ApprovalPanel program="mystery-box" />
      <section className="panel boxDaysPanel" aria-labelledby="box-days">
        <h2 id="box-days">Days</h2>
        <Days desk={desk} />
      </section>
    </>
  )
}

function Stopped({ desk: { resumed_by: by } }: { desk: Desk }) {
  return (
    <p>
      <Badge tone="bad">Stopped</Badge> {by && `${by} proposed to give boxes again. A colleague must ask for the same.`}
    </p>
  )
}

function TermsLines({ desk }: { desk: Desk }) {
  const { terms, mean, gift_month: giftMonth, gift_cap: giftCap, next_day: nextDay } = desk
  return (
    <>
      <p>
        For members who played ₱{terms.least_play} or more on the day before, up to {terms.most.toLocaleString('en')}{' '}
        boxes a day. A box costs ₱{mean} by its odds. Gifts come to ₱{giftMonth} of ₱{giftCap} for one ID in a month.
      </p>
      <table className="rowTable boxOddsTable">
        <thead>
          <tr>
            <th scope="col">Prize</th>
            <th scope="col">Of 10,000</th>
          </tr>
        </thead>
        <tbody>
          {terms.odds.map(({ amount, weight }) => (
            <tr key={amount}>
              <td>₱{amount}</td>
              <td>{weight.toLocaleString('en')}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p>Other terms would hold from {nextDay} on.</p>
    </>
  )
}

function Proposals({ desk: { proposals }, onChange }: WholeProps) {
  if (proposals.length === 0) return null
  return (
    <ol className="actRows">
      {proposals.map(row => {
        const { odds, least_play: least, most } = row.terms
        const title = writeOdds(odds)
        return (
          <ProposalItem key={row.id} row={row} title={title} name="terms" acts={decideActs} onDone={onChange}>
            <p>
              Least play ₱{least}, up to {most.toLocaleString('en')} boxes.
            </p>
          </ProposalItem>
        )
      })}
    </ol>
  )
}

function Days({ desk: { days } }: { desk: Desk }) {
  if (days.length === 0) return <p>No days are bound yet. The night’s work binds them.</p>
  return (
    <div className="boxDays" role="region" aria-label="Table of days" tabIndex={0}>
      <table className="rowTable">
        <thead>
          <tr>
            <th scope="col">Day</th>
            <th scope="col">Taken</th>
            <th scope="col">Most</th>
            <th scope="col">Cost</th>
            <th scope="col">By the odds</th>
            <th scope="col">Terms</th>
            <th scope="col">Commitment</th>
          </tr>
        </thead>
        <tbody>
          {days.map(day => (
            <tr key={day.day}>
              <th scope="row">{day.day}</th>
              <td>{day.taken.toLocaleString('en')}</td>
              <td>{day.most.toLocaleString('en')}</td>
              <td>₱{day.cost}</td>
              <td>₱{day.expected}</td>
              <td>{day.version}</td>
              <td>
                <code>{day.commitment.slice(0, 16)}…</code> {day.is_shown && <Badge tone="ok">Seed told</Badge>}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
