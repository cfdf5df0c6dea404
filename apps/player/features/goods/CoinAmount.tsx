import { groupDigits } from '@saya/money'
import { SunCoin } from '../../shared/filcoin/SunCoin.tsx'
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
      <SunCoin label="Filcoins" size={size === 'small' ? 18 : 26} />
      {groupDigits(String(coins))}
    </span>
  )
}
