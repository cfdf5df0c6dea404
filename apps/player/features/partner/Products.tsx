import { Button } from '@saya/ui/button'
import { useAnswer } from '../../shared/answer/useAnswer.ts'
import { OffersOnly } from '../../shared/offers/OffersOnly.tsx'
import { useToken } from '../../shared/session/session.ts'
import { useTexts } from '../../shared/texts.ts'
import { openVoucherSheet } from '../voucher/index.ts'
import { partnerTexts } from './partner.texts.ts'

/**
 * The vouchers that the shopping app sells, for whoever may be shown offers, and for members those that have become balance here, and the
 * way to exchange one.
 */
export function Products() {
  const t = useTexts(partnerTexts)
  const isMember = useToken() !== ''
  const { answer, error, again } = useAnswer('POST /finance/lazada/product/list', {})
  return (
    <>
      <OffersOnly>
        <section aria-labelledby="partner-products">
          <h2 className="h3" id="partner-products">
            {t.products}
          </h2>
          {error !== undefined && (
            <p role="alert">
              {t.productsFailed}{' '}
              <Button look="soft" size="small" onClick={again}>
                {t.again}
              </Button>
            </p>
          )}
          {answer?.products.length === 0 && <p>{t.noProducts}</p>}
          <Amounts rows={answer?.products.map(({ amount }) => ({ id: amount, amount })) ?? []} />
        </section>
      </OffersOnly>
      {isMember && (
        <section aria-labelledby="partner-codes">
          <h2 className="h3" id="partner-codes">
            {t.codes}
          </h2>
          {answer?.d.length === 0 && <p>{t.noCodes}</p>}
          <Amounts rows={answer?.d ?? []} />
          <Button full look="soft" onClick={() => void openVoucherSheet().then(again)}>
            {t.exchange}
          </Button>
        </section>
      )}
    </>
  )
}

function Amounts({ rows }: { readonly rows: readonly { readonly id: string; readonly amount: string }[] }) {
  return (
    <ul className="partnerProducts">
      {rows.map(({ id, amount }) => (
        <li key={id} className="num">
          ₱{amount}
        </li>
      ))}
    </ul>
  )
}
