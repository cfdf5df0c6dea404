import { mallLimits } from '@saya/contract/limits'
import { IconButton } from '@saya/ui/button'
import { minusBold } from '@saya/ui/icon/drawings/minusBold'
import { plusBold } from '@saya/ui/icon/drawings/plusBold'
import { useEffect, useState } from 'react'
import { useTexts } from '../../shared/texts.ts'
import { goodsTexts } from './goods.texts.ts'
import type { boundOf } from './quantity.rules.ts'

interface QuantityProps {
  readonly value: number
  readonly most: number
  /** What allows no more. */
  readonly bound: ReturnType<typeof boundOf>
  readonly onValue: (value: number) => void
}

/** A stepper from one to as many as can be had; whoever is at the end is told so for a moment. */
export function Quantity({ value, most, bound, onValue }: QuantityProps) {
  const t = useTexts(goodsTexts)
  const [isTold, setTold] = useState(false)
  useEffect(() => {
    if (!isTold) return
    const timer = setTimeout(() => setTold(false), mallLimits.stockHintSeconds * 1000)
    return () => clearTimeout(timer)
  }, [isTold])

  const hints = { stock: t.onlyStocks, purse: t.onlyPurse, limit: t.onlyLimit }

  function more() {
    if (value + 1 >= most) setTold(true)
    if (value < most) onValue(value + 1)
  }

  return (
    <div>
      <div className="redeemQuantity">
        <span id="redeem-quantity">{t.quantity}</span>
        <div className="stepper" role="group" aria-labelledby="redeem-quantity">
          <IconButton
            drawing={minusBold}
            size={18}
            label={t.fewer}
            disc
            disabled={value <= 1}
            onClick={() => onValue(value - 1)}
          />
          <output aria-live="polite">{value}</output>
          <IconButton drawing={plusBold} size={18} label={t.more} disc onClick={more} />
        </div>
      </div>
      <p className="redeemHint" role="status">
        {isTold && hints[bound](most)}
      </p>
    </div>
  )
}
