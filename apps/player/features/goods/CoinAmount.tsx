import { Coin } from '@saya/ui/coin'
import { groupDigits } from '@saya/money'
import './coinAmount.css'

interface CoinAmountProps {
  /** Whole Filcoins. */
  readonly coins: string | number
  readonly size?: 'small' | 'large'
}

/** An amount of Filcoins with the coin that stands for nothing else. */
export function CoinAmount({ coins, size = 'small' }: CoinAmountProps) {
  return (
    <span className="coinAmount num" data-size={size}>
      <Coin face="sun" label="Filcoins" size={size === 'small' ? 18 : 26} />
      {groupDigits(String(coins))}
    </span>
  )
}
