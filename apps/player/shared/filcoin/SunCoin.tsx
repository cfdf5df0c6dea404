interface SunCoinProps {
  readonly size: number
  /** For those who do not see it; empty when the same stands beside it. */
  readonly label?: string
}

/** The coin of Filcoins as a file, which a page with many of them fetches once: as a drawing each would be fifteen elements. */
export function SunCoin({ size, label = '' }: SunCoinProps) {
  return <img className="sunCoin" src="/img/task/coin.svg" width={size} height={size} alt={label} />
}
