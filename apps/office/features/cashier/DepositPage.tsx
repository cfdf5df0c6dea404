import { ActBar } from '../../shared/act/ActBar.tsx'
import { Answered } from '../../shared/Answered.tsx'
import type { AnswerOf } from '../../shared/client.ts'
import { DetailFrame } from '../../shared/DetailFrame.tsx'
import { Facts } from '../../shared/Facts.tsx'
import { base } from '../../shared/navigation.ts'
import { PageHead } from '../../shared/PageHead.tsx'
import { writePesos } from '../../shared/pesos.ts'
import { writeTime } from '../../shared/times.ts'
import { useAnswer } from '../../shared/useAnswer.ts'
import { BreakState } from './breaks.tsx'
import { DepositState, depositActs } from './deposits.tsx'
import { gatewayTitle } from '../../shared/gatewayTitles.ts'
import { writeAmount } from '../../shared/writeAmount.ts'
import './cashier.css'

type DepositDetail = AnswerOf<'GET /office/api/deposit/:id'>

/** One deposit with everything that its gateway told of it. */
export function DepositPage({ id }: { readonly id: string }) {
  const found = useAnswer('GET /office/api/deposit/:id', { params: { id } })
  return (
    <>
      <PageHead title={<a href={`${base}/deposits`}>Deposits</a>} note={id} />
      <Answered of={found}>{answer => <Whole found={answer} onChange={() => void found.reload()} />}</Answered>
    </>
  )
}

function Whole({ found, onChange }: { readonly found: DepositDetail; readonly onChange: () => void }) {
  const { deposit } = found
  return (
    <DetailFrame
      title={`₱${writePesos(deposit.amount)}`}
      line={`${deposit.channel}, started ${writeTime(deposit.created_at)}`}
      badges={<DepositState deposit={deposit} />}
      acts={<ActBar acts={depositActs} things={[deposit]} nameOf={() => deposit.id} onDone={onChange} />}
      aside={<DepositAside found={found} />}
      sections={[
        { name: 'payments', title: 'Payments', render: () => <Payments found={found} /> },
        { name: 'events', title: 'Gateway events', render: () => <Events events={found.events} /> },
      ]}
    />
  )
}

function DepositAside({
  found: { deposit, instrument, pages, next_check_at: next },
}: {
  readonly found: DepositDetail
}) {
  return (
    <section>
      <h3>Facts</h3>
      <Facts
        rows={[
          [
            'Member',
            <a key="member" href={`${base}/members/${deposit.uid}`}>
              {deposit.uid}
            </a>,
          ],
          ['Gateway', `${gatewayTitle(deposit.gateway)}, ${instrument}`],
          ['Ended', deposit.ended_at > 0 ? writeTime(deposit.ended_at) : ''],
          ['Next check', next > 0 ? writeTime(next) : ''],
          [
            'Credited by',
            <span key="payment" className="mono paymentName">
              {deposit.payment_id || '–'}
            </span>,
          ],
          [
            'Pages',
            <span key="pages" className="mono paymentName">
              {pages.join(' ') || '–'}
            </span>,
          ],
        ]}
      />
    </section>
  )
}

function Payments({ found: { deposit, payments, breaks } }: { readonly found: DepositDetail }) {
  if (payments.length === 0) return <p className="listEmpty">The gateway has reported no payment.</p>
  return (
    <table className="rowTable rowCards">
      <thead>
        <tr>
          <th scope="col">Payment</th>
          <th scope="col">Seen</th>
          <th scope="col">What became of it</th>
        </tr>
      </thead>
      <tbody>
        {payments.map(({ id, seen_at: seenAt }) => {
          const kept = breaks.find(one => one.payment_id === id)
          return (
            <tr key={id}>
              <td data-title="Payment" className="mono paymentName">
                {id}
              </td>
              <td data-title="Seen" className="nowrap">
                {writeTime(seenAt)}
              </td>
              <td data-title="Result">{kept ? <Kept found={kept} /> : id === deposit.payment_id ? 'Credited' : '–'}</td>
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}

function Kept({ found }: { readonly found: DepositDetail['breaks'][number] }) {
  return (
    <>
      <BreakState found={found} /> {writeAmount(found.amount, found.currency)}
    </>
  )
}

function Events({ events }: { readonly events: DepositDetail['events'] }) {
  if (events.length === 0) return <p className="listEmpty">No events received. We check the gateway regularly.</p>
  return (
    <table className="rowTable rowCards">
      <thead>
        <tr>
          <th scope="col">Event</th>
          <th scope="col">Received</th>
          <th scope="col">Processed</th>
        </tr>
      </thead>
      <tbody>
        {events.map(({ id, kind, received_at: receivedAt, handled_at: handledAt }) => (
          <tr key={id}>
            <td data-title="Event">{kind}</td>
            <td data-title="Received" className="nowrap">
              {writeTime(receivedAt)}
            </td>
            <td data-title="Processed" className="nowrap">
              {handledAt > 0 ? writeTime(handledAt) : 'Waiting'}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
