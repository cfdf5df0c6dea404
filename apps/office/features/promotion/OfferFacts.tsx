import type { AnswerOf } from '../../shared/client.ts'
import { Facts } from '../../shared/Facts.tsx'
import type { Draft, Kind } from './offerFields.ts'
import { type OfferRow, offerRows } from './offerRows.ts'

type Whole = AnswerOf<'GET /office/api/promotion/detail'>

/** All that a version offers, as it was proposed. */
export function OfferFacts({ kind, offer }: { readonly kind: Kind; readonly offer: Draft }) {
  return offerRows(kind, offer).map(([title, rows]) => (
    <section key={title} className="promotionOffer">
      <h3>{title}</h3>
      <Facts rows={rows.map(row => [row.name, row.members ? <ListedMembers key={row.name} {...row} /> : row.value])} />
    </section>
  ))
}

function ListedMembers({ value, members = [] }: OfferRow) {
  return (
    <details>
      <summary>{value}</summary>
      {members.join(', ')}
    </details>
  )
}

/** What the version that waits offers: it is this that a second person approves. */
export function WaitingOffer({ promotion }: { readonly promotion: Whole }) {
  const waiting = promotion.versions.find(({ status }) => status === 'proposed')
  const kind = promotion.kinds.find(({ name }) => name === promotion.kind)
  return waiting && kind ? <OfferFacts kind={kind} offer={waiting.offer} /> : null
}
