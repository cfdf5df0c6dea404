import { Badge } from '../../shared/Badge.tsx'
import { writePesos } from '../../shared/pesos.ts'
import type { Whole } from './acts.ts'

const percent = (ppm: number) => `${(ppm / 10_000).toFixed(2)} %`

/** What the guard finds of the draft: what is left of each game when it is played as well as it can be. */
export function MarginTable({ guard, kind }: Pick<Whole, 'guard' | 'kind'>) {
  const isContest = kind === 'ranking'
  const isTickets = kind === 'tickets' || kind === 'listTickets'
  return (
    <section className="panel" aria-labelledby="guard-title">
      <h2 id="guard-title">
        Guard <Badge tone={guard.is_safe ? 'ok' : 'bad'}>{guard.is_safe ? 'Safe' : 'Not safe'}</Badge>
      </h2>
      {guard.margins.length === 0 && isContest ? (
        <p>
          Contests come to ₱{writePesos(guard.pool_day)} of prizes a day, however much is played. The cap is ₱
          {writePesos(guard.pool_cap)}.
        </p>
      ) : guard.margins.length === 0 && isTickets ? (
        <p>
          Campaigns that run at the same time give {guard.tickets} tickets to one ID. The cap is {guard.ticket_cap}.
        </p>
      ) : guard.margins.length === 0 ? (
        <p>
          Gifts come to ₱{writePesos(guard.gift_month)} for one ID in a month. The cap is ₱{writePesos(guard.gift_cap)}.
        </p>
      ) : (
        <div className="promotionScroll" role="region" aria-label="Margin by game" tabIndex={0}>
          <table className="rowTable">
            <thead>
              <tr>
                <th scope="col">Game</th>
                <th scope="col" data-number>
                  Kept by the game
                </th>
                <th scope="col" data-number>
                  Earned back at most
                </th>
                <th scope="col" data-number>
                  Margin
                </th>
              </tr>
            </thead>
            <tbody>
              {guard.margins.map(({ game, name, rtp_ppm: rtp, back_ppm: back, margin_ppm: margin }) => (
                <tr key={game}>
                  <th scope="row">{name}</th>
                  <td data-number>{percent(1_000_000 - rtp)}</td>
                  <td data-number>{percent(back)}</td>
                  <td data-number>{percent(margin)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </section>
  )
}
