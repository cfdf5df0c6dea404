import { ActBar } from '../../shared/act/ActBar.tsx'
import { Facts } from '../../shared/Facts.tsx'
import { writeTime } from '../../shared/times.ts'
import { priceActs } from './priceActs.ts'
import type { Goods } from './goods.ts'

interface PriceSectionProps {
  readonly goods: Goods
  readonly onChange: () => void
}

/** What two of staff agreed that a thing or tickets may cost, and what waits for the second of them. */
export function PriceSection({ goods, onChange }: PriceSectionProps) {
  const { agreed_price: agreed, asked_price: asked } = goods
  const waiting = asked
    ? `${asked.price.toLocaleString('en')} Filcoins: ${asked.reason} (${asked.proposed_by}, ${writeTime(asked.proposed_at)})`
    : 'None'
  return (
    <section className="panel">
      <h2>Least price</h2>
      <Facts
        rows={[
          ['Agreed on by two people', agreed > 0 ? `${agreed.toLocaleString('en')} Filcoins` : 'None'],
          ['Waiting for approval', waiting],
        ]}
      />
      {goods.gives === 'ticket' && (
        <p>{`${goods.gives_amount} tickets in one, at most ${goods.most_per_person} of them per person.`}</p>
      )}
      {goods.gives !== 'voucher' && (
        <p>An approval holds for the item as it stands: after a change it takes another one to switch it on.</p>
      )}
      <ActBar acts={priceActs} things={[goods]} nameOf={one => one.name_en} onDone={onChange} />
    </section>
  )
}
