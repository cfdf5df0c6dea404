import { formatUnits } from '@saya/money'
import type { ProviderAnswer } from '@saya/rpp'
import type { Bounds, Facts } from '../catalogue/facts.ts'

type ListedGame = NonNullable<ProviderAnswer<'games'>['games']>[number]

interface OfferedGame {
  readonly code: string
  readonly names: { readonly en: string }
  readonly rtpPpm: number
  readonly facts?: Facts
}

interface GameDescription {
  readonly game: OfferedGame
  readonly isTwoSided: boolean
  readonly bounds: Bounds | undefined
  readonly fairnessUrl: string
}

/** A title as an operator is told of it: what there is to say, and nothing for what there is not. */
export function viewGame({
  game: { code, names, rtpPpm, facts },
  isTwoSided,
  bounds,
  fairnessUrl,
}: GameDescription): ListedGame {
  return {
    game_code: code,
    name: names.en,
    rtp_ppm: rtpPpm,
    two_sided: isTwoSided,
    enabled: true,
    ...(facts && {
      version: facts.version,
      least_rtp_ppm: facts.leastRtpPpm,
      most_rtp_ppm: facts.mostRtpPpm,
      hit_ppm: facts.hitPpm,
      volatility: facts.volatility,
      most_win_times: facts.mostWinTimes,
      rules: { en: facts.rules.map(({ en }) => en), tl: facts.rules.map(({ tl }) => tl) },
      fairness_url: fairnessUrl,
    }),
    ...(bounds && {
      least_bet: formatUnits(bounds.leastBet),
      most_bet: formatUnits(bounds.mostBet),
      most_win: formatUnits(bounds.mostWin),
    }),
  }
}
