import { Answered } from '../../shared/Answered.tsx'
import { base } from '../../shared/navigation.ts'
import { writeTime } from '../../shared/times.ts'
import { useAnswer } from '../../shared/useAnswer.ts'
import { writeAmount } from '../../shared/writeAmount.ts'
import { gatewayTitle } from '../../shared/gatewayTitles.ts'

/** What the gateways hold for us that is nobody's yet, and what they paid out that fits no withdrawal. */
export function Suspense() {
  const suspense = useAnswer('GET /office/api/reconciliation/suspense', {})
  return (
    <section className="panel suspense" aria-labelledby="suspense-title">
      <h2 id="suspense-title">Suspense</h2>
      <Answered of={suspense}>
        {({ d }) =>
          d.length === 0 ? (
            <p>No unassigned money</p>
          ) : (
            <table className="rowTable rowCards">
              <thead>
                <tr>
                  <th scope="col">Gateway</th>
                  <th scope="col" data-number>
                    Waits for somebody
                  </th>
                  <th scope="col">Oldest</th>
                  <th scope="col" data-number>
                    Kept
                  </th>
                  <th scope="col" data-number>
                    Paid to nobody we know
                  </th>
                </tr>
              </thead>
              <tbody>
                {d.map(({ gateway, currency, waiting, kept, stray, oldest_at: oldest }) => (
                  <tr key={`${gateway} ${currency}`}>
                    <td>
                      <a href={`${base}/breaks?state=waiting&gateway=${gateway}`}>{gatewayTitle(gateway)}</a>
                    </td>
                    <td data-number data-title="Waiting for action">
                      <Held tally={waiting} currency={currency} />
                    </td>
                    <td data-title="Oldest">{oldest > 0 ? writeTime(oldest) : '–'}</td>
                    <td data-number data-title="Kept">
                      <Held tally={kept} currency={currency} />
                    </td>
                    <td data-number data-title="Payouts without a withdrawal">
                      <a href={`${base}/reconciliation?gateway=${gateway}&direction=out`}>
                        <Held tally={stray} currency={currency} />
                      </a>
                    </td>
                  </tr>
                ))}
              </tbody>
            </table>
          )
        }
      </Answered>
    </section>
  )
}

interface HeldProps {
  readonly tally: { readonly count: number; readonly amount: string }
  readonly currency: string
}

function Held({ tally: { count, amount }, currency }: HeldProps) {
  return (
    <span className="nowrap">
      {writeAmount(amount, currency)} <small className="tallyCount">× {count}</small>
    </span>
  )
}
