import { type ProviderAnswer, readAmount } from '@saya/rpp'
import type { GameFacts } from './gameProvider.ts'

type GameEntry = NonNullable<ProviderAnswer<'games'>['games']>[number]

/** What is told of a game in RPP/1. What cannot be believed counts as not told: the game can be played all the same. */
export function factsOf(game: GameEntry, pages: string): GameFacts {
  const { version = null, hit_ppm: hitPpm = null, volatility = null, most_win_times: mostWinTimes = null } = game
  const [leastRtpPpm, mostRtpPpm] = inOrder(game.least_rtp_ppm, game.most_rtp_ppm)
  const [leastBet, mostBet] = inOrder(read(game.least_bet), read(game.most_bet))
  const { en = [], tl = [] } = game.rules ?? {}
  return {
    version,
    leastRtpPpm,
    mostRtpPpm,
    hitPpm,
    volatility,
    leastBet,
    mostBet,
    mostWin: read(game.most_win),
    mostWinTimes,
    rules: { en, tl },
    fairnessUrl: ownAddress(game.fairness_url, pages),
  }
}

/** The two ends of something, each of which may be missing; of two that contradict each other neither is believed. */
function inOrder<T extends number | bigint>(least: T | null = null, most: T | null = null): [T | null, T | null] {
  return least !== null && most !== null && least > most ? [null, null] : [least, most]
}

function read(text: string | undefined) {
  return text === undefined ? null : readAmount(text)
}

/** Only where the provider's pages come from anyhow. */
function ownAddress(url: string | undefined, pages: string): string | null {
  return url !== undefined && new URL(url).origin === new URL(pages).origin ? url : null
}
