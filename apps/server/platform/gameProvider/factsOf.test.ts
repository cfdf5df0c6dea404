import { providerCalls } from '@saya/rpp'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { factsOf } from './factsOf.ts'

const pages = 'https://games.example'
const plain = { game_code: 'g', name: 'G', rtp_ppm: 960_000, two_sided: false, enabled: true }
const nothing = {
  version: null,
  leastRtpPpm: null,
  mostRtpPpm: null,
  hitPpm: null,
  volatility: null,
  leastBet: null,
  mostBet: null,
  mostWin: null,
  mostWinTimes: null,
  rules: { en: [], tl: [] },
  fairnessUrl: null,
}

function heard(told: object) {
  const answer = { request_id: '1', status: 'OK', games: [{ ...plain, ...told }] }
  const [game] = v.parse(providerCalls.games.answers, answer).games ?? []
  if (!game) throw new Error('There is no game.')
  return factsOf(game, pages)
}

test('the facts that a provider sends are read, and a provider that sends none has none', () => {
  expect(heard({})).toEqual(nothing)
  expect(
    heard({
      version: '7',
      least_rtp_ppm: 940_000,
      most_rtp_ppm: 985_000,
      hit_ppm: 384_000,
      volatility: 3,
      least_bet: '1',
      most_bet: '200.00',
      most_win: '1000000',
      most_win_times: 5000,
      rules: { en: ['Equal symbols pay.'], tl: ['May bayad ang magkakapareho.'] },
      fairness_url: 'https://games.example/fairness',
    }),
  ).toEqual({
    version: '7',
    leastRtpPpm: 940_000,
    mostRtpPpm: 985_000,
    hitPpm: 384_000,
    volatility: 3,
    leastBet: 10_000n,
    mostBet: 2_000_000n,
    mostWin: 10_000_000_000n,
    mostWinTimes: 5000,
    rules: { en: ['Equal symbols pay.'], tl: ['May bayad ang magkakapareho.'] },
    fairnessUrl: 'https://games.example/fairness',
  })
})

test.each([
  { hit_ppm: 1_000_001 },
  { hit_ppm: '38 %' },
  { volatility: 9 },
  { version: 'a b' },
  { least_bet: '-1' },
  { least_bet: '5', most_bet: '1' },
  { least_rtp_ppm: 990_000, most_rtp_ppm: 900_000 },
  { rules: { en: [] } },
  { rules: { en: ['a\0b'] } },
  { rules: 'All of them.' },
  { fairness_url: 'https://elsewhere.example/fairness' },
  { fairness_url: 'javascript:alert(1)' },
])('%j counts as not told, and the game is there all the same', told => expect(heard(told)).toEqual(nothing))

test('rules in a language that we do not show are ignored, and rules in one of our languages are shown in it', () => {
  expect(heard({ rules: { en: ['One.'], tl: 'Isa.' } }).rules).toEqual({ en: ['One.'], tl: [] })
})
