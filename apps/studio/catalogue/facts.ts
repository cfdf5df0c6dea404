import type { Units } from '@saya/money'

/** What operators are told of a title for its players to read. Nothing is said here that its own folder does not say. */
export interface Facts {
  readonly version: string
  /** Where the return depends on what is bet or how it is played. */
  readonly leastRtpPpm?: number
  readonly mostRtpPpm?: number
  readonly hitPpm?: number
  readonly volatility?: 1 | 2 | 3 | 4 | 5
  /** No round wins more than this many times its first bet. */
  readonly mostWinTimes?: number
  /** In sentences. */
  readonly rules: readonly { readonly en: string; readonly tl: string }[]
}

/** What one round takes and gives at most. */
export interface Bounds {
  readonly leastBet: Units
  readonly mostBet: Units
  readonly mostWin: Units
}
