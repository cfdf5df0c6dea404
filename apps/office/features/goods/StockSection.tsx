import { Answered } from '../../shared/Answered.tsx'
import { Facts } from '../../shared/Facts.tsx'
import { writeTime } from '../../shared/times.ts'
import { useAnswer } from '../../shared/useAnswer.ts'
import type { Goods } from './goods.ts'

const count = (pieces: number) => pieces.toLocaleString('en')

/** What is left, and how it came to that. */
export function StockSection({ goods }: { readonly goods: Goods }) {
  const moves = useAnswer('GET /office/api/goods/stock/list', { query: { id: goods.id } })
  return (
    <section className="panel stockSection">
      <h2>Stock</h2>
      <Facts
        rows={[
          ['Left', count(goods.left)],
          ['Came in', count(goods.received)],
          ['Taken out', count(goods.taken_out)],
          ['Redeemed or on the way', count(goods.received - goods.taken_out - goods.left)],
        ]}
      />
      <Answered of={moves}>
        {({ d }) => (
          <ul className="stockMoves">
            {d.map(({ pieces, left, reason, by, at }) => (
              <li key={`${at} ${left} ${pieces}`}>
                <b>{pieces > 0 ? `+${count(pieces)}` : count(pieces)}</b> {reason}{' '}
                <small>{`${writeTime(at)}, ${by}`}</small>
              </li>
            ))}
          </ul>
        )}
      </Answered>
    </section>
  )
}
