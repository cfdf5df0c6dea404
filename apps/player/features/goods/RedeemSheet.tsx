import { groupDigits } from '@saya/money'
import { RadioList } from '@saya/ui/choice'
import { Button } from '@saya/ui/button'
import { gift } from '@saya/ui/icon/drawings/gift'
import { Sheet } from '@saya/ui/modal'
import type { DeliverMethod } from '@saya/contract/goods/goods.ts'
import { ImageOrDrawing } from '../../shared/picture/ImageOrDrawing.tsx'
import { pictureAddress } from '../../shared/picture/pictureAddress.ts'
import { useTexts } from '../../shared/texts.ts'
import { CoinAmount } from './CoinAmount.tsx'
import { goodsTexts } from './goods.texts.ts'
import { Quantity } from './Quantity.tsx'
import { RecipientForm } from './RecipientForm.tsx'
import { type RedeemSheetProps, useRedeem } from './useRedeem.ts'

const formId = 'redeem-form'

/** First to whom and how many, then one plain question that says what cannot be taken back. */
export function RedeemSheet(wish: RedeemSheetProps) {
  const t = useTexts(goodsTexts)
  const redeem = useRedeem(wish)
  const { goods, methods, method, quantity, stage } = redeem
  const total = String(BigInt(goods.price_filcoin) * BigInt(quantity))
  if (stage === 'confirm') return <Question redeem={redeem} total={total} />
  return (
    <Sheet
      title={goods.name}
      closeLabel={t.close}
      actions={
        <div className="redeemActions">
          <p className="redeemTotal">
            <span>{t.total}</span>
            <CoinAmount coins={total} size="large" />
          </p>
          <Button full type="submit" form={formId}>
            {t.goOn}
          </Button>
        </div>
      }
    >
      <div className="redeemForm">
        {methods.length > 1 && (
          <RadioList
            name="way"
            label={t.how}
            options={methods.map(one => ({ value: String(one), label: t[`way ${one}`] }))}
            value={String(method)}
            onValue={value => redeem.chooseMethod(Number(value) as DeliverMethod)}
          />
        )}
        <RecipientForm
          id={formId}
          method={method}
          stores={goods.store_address}
          recipient={redeem.recipient}
          faults={redeem.faults}
          onType={redeem.type}
          onSubmit={redeem.goOn}
        />
        <Quantity value={quantity} most={redeem.most} bound={redeem.bound} onValue={redeem.setQuantity} />
      </div>
    </Sheet>
  )
}

function Question({ redeem, total }: { readonly redeem: ReturnType<typeof useRedeem>; readonly total: string }) {
  const t = useTexts(goodsTexts)
  const { goods, quantity, isBusy } = redeem
  return (
    <Sheet
      title={t.confirmTitle}
      back={{ label: t.change, onBack: redeem.change }}
      actions={
        <div className="redeemActions">
          <Button full loading={isBusy} onClick={() => void redeem.submit()}>
            {t.confirm}
          </Button>
          <Button full look="neutral" disabled={isBusy} onClick={redeem.change}>
            {t.change}
          </Button>
        </div>
      }
    >
      <div className="redeemConfirm">
        <ImageOrDrawing drawing={gift} src={pictureAddress(goods.show_img)} alt="" width={260} height={208} />
        <b>
          {goods.name} x {quantity}
        </b>
        <CoinAmount coins={total} size="large" />
        <p>{t.consume(groupDigits(total))}</p>
        <p>
          {goods.delivery} {goods.refund}
        </p>
      </div>
    </Sheet>
  )
}
