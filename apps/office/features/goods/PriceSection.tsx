import { ActBar } from '../../shared/act/ActBar.tsx'
import { Facts } from '../../shared/Facts.tsx'
import { writeTime } from '../../shared/times.ts'
import { priceActs } from './priceActs.ts'
import type { Goods } from './goods.ts'

interface PriceSectionProps {
  readonly goods: Goods
  readonly onChange: () => void
}

/** What two of staff agreed that a thing may cost, and what waits for the second of them. */
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
      <ActBar acts={priceActs} things={[goods]} nameOf={one => one.name_en} onDone={onChange} />
    </section>
  )
}
