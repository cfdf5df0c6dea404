import { Button } from '@saya/ui/button'
import { useAnswer } from '../../shared/answers.ts'
import { useTexts } from '../../shared/texts.ts'
import { openDepositSheet } from '../deposit/index.ts'
import { partnerTexts } from './partner.texts.ts'

/** The codes from the shopping app that have become balance here, and the way to exchange another one. */
export function Products() {
  const t = useTexts(partnerTexts)
  const { answer, error, again } = useAnswer('POST /finance/lazada/product/list', {})
  return (
    <section aria-labelledby="partner-products">
      <h2 className="h3" id="partner-products">
        {t.products}
      </h2>
      {error !== undefined && !answer && (
        <p role="alert">
          {t.productsFailed}{' '}
          <Button look="soft" size="small" onClick={again}>
            {t.again}
          </Button>
        </p>
      )}
      {answer?.d.length === 0 && <p>{t.noProducts}</p>}
      <ul className="partnerProducts">
        {answer?.d.map(({ id, amount }) => (
          <li key={id} className="num">
            ₱{amount}
          </li>
        ))}
      </ul>
      <Button full look="soft" onClick={() => void openDepositSheet()}>
        {t.exchange}
      </Button>
    </section>
  )
}
