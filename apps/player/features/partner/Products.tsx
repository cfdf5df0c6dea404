import { Button } from '@saya/ui/button'
import { Skeleton } from '@saya/ui/skeleton'
import { useAnswer } from '../../shared/answer/useAnswer.ts'
import { Waits } from '../../shared/answer/Waits.tsx'
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
  const products = (answer?.products ?? []).map(({ amount }) => ({ id: amount, amount }))
  return (
    <>
      {answer ? (
        <>
          <OffersOnly>
            <Vouchers id="partner-products" title={t.products} none={t.noProducts} amounts={products} />
          </OffersOnly>
          {isMember && <Vouchers id="partner-codes" title={t.codes} none={t.noCodes} amounts={answer.d} />}
        </>
      ) : (
        <Waits failure={error} again={again} failed={t.productsFailed}>
          <Skeleton shape="row" />
        </Waits>
      )}
      {isMember && (
        <Button full look="soft" onClick={() => void openVoucherSheet().then(again)}>
          {t.exchange}
        </Button>
      )}
    </>
  )
}

interface VouchersProps {
  readonly id: string
  readonly title: string
  /** What is said where there are none. */
  readonly none: string
  readonly amounts: readonly { readonly id: string; readonly amount: string }[]
}

function Vouchers({ id, title, none, amounts }: VouchersProps) {
  return (
    <section aria-labelledby={id}>
      <h2 className="h3" id={id}>
        {title}
      </h2>
      {amounts.length === 0 ? (
        <p>{none}</p>
      ) : (
        <ul className="partnerProducts">
          {amounts.map(({ id: own, amount }) => (
            <li key={own} className="num">
              ₱{amount}
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
