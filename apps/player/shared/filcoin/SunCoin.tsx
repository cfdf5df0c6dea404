import { Icon } from '@saya/ui/icon'
import { ImageWithFallback } from '@saya/ui/picture'
import { sheetIcon } from '../sheetIcon.ts'

interface SunCoinProps {
  readonly size: number
  /** For those who do not see it; empty when the same stands beside it. */
  readonly label?: string
  /** It is fetched before other pictures. */
  readonly isFirst?: true
}

/** The coin of Filcoins as a file, which a page with many of them fetches once: as a drawing each would be fifteen elements. */
export function SunCoin({ size, label = '', isFirst }: SunCoinProps) {
  const drawn = <Icon drawing={sheetIcon('coinsFill')} size={size} label={label} />
  const image = { className: 'sunCoin', src: '/img/task/coin.svg', width: size, height: size, alt: label }
  const urgency = isFirst && ({ decoding: 'auto', fetchPriority: 'high' } as const)
  return <ImageWithFallback {...image} {...urgency} fallback={drawn} />
}
