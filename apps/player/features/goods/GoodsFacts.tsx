import { Card } from '@saya/ui/card'
import { useTexts } from '../../shared/texts.ts'
import type { Goods } from './goods.ts'
import { goodsTexts } from './goods.texts.ts'

/** What one wants to know before one decides. */
export function GoodsFacts({ goods }: { readonly goods: Goods }) {
  const t = useTexts(goodsTexts)
  const { stock, most_per_person: most, redeemed, delivery, refund } = goods
  return (
    <Card padded>
      <dl className="goodsFacts">
        <dt>{t.stock}</dt>
        <dd>{stock === 0 ? t.restocking : t.left(stock)}</dd>
        {most > 0 && (
          <>
            <dt>{t.limit}</dt>
            <dd>{t.limitOf(most, redeemed)}</dd>
          </>
        )}
        <dt>{t.delivery}</dt>
        <dd>{delivery}</dd>
        <dt>{t.refund}</dt>
        <dd>{refund}</dd>
      </dl>
    </Card>
  )
}
