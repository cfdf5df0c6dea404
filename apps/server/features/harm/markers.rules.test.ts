import { harmBands } from '@saya/contract/harmDesk/bands.ts'
import { type HarmMarker, harmMarkers, sayMarker } from '@saya/contract/harmDesk/markers.ts'
import { firstHarmTerms, harmTerms } from '@saya/contract/harmDesk/terms.ts'
import { seededRandom } from '@saya/testing'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { type HarmFacts, readMarkers } from './markers.rules.ts'
import { type Lowering, type Readings, scoreOf, standingBand } from './points.rules.ts'
import { ageOn, windowOf } from './window.rules.ts'

const peso = 10_000n
const calm: HarmFacts = {
  play: { loss: 0n, days: 4, lossBefore: 10_000n * peso },
  deposits: { mostADay: 1, failed: 0, ways: 1, afterLoss: 0 },
  sessions: { nights: 0, long: 0, spreadPercent: 30, risePercent: 100 },
  limits: { raised: 0, reachedDays: 0, breaks: 0 },
  mentions: { regret: 0, money: 0, complaint: 0 },
  speed: { now: 400, before: 400 },
  monthlyIncome: 50_000n * peso,
  age: 40,
  accountSigns: 0,
}

/** For each marker a member who shows it and nothing else. */
const shows: Readonly<Record<HarmMarker, readonly [change: Partial<HarmFacts>, value: number]>> = {
  net_loss: [{ play: { ...calm.play, loss: 12_500n * peso }, monthlyIncome: null }, 250],
  income_share: [{ play: { ...calm.play, loss: 7_000n * peso } }, 14],
  deposits_a_day: [{ deposits: { ...calm.deposits, mostADay: 3 } }, 300],
  chased_losses: [{ deposits: { ...calm.deposits, afterLoss: 3 } }, 3],
  failed_deposits: [{ deposits: { ...calm.deposits, failed: 4 } }, 4],
  stake_spread: [{ sessions: { ...calm.sessions, spreadPercent: 140 } }, 140],
  rising_stakes: [{ sessions: { ...calm.sessions, risePercent: 260 } }, 260],
  long_sessions: [{ sessions: { ...calm.sessions, long: 2 } }, 2],
  night_share: [{ sessions: { ...calm.sessions, nights: 13 } }, 43],
  active_days: [{ play: { ...calm.play, days: 23 } }, 23],
  deposit_ways: [{ deposits: { ...calm.deposits, ways: 3 } }, 3],
  limits_raised: [{ limits: { ...calm.limits, raised: 2 } }, 2],
  breaks_taken: [{ limits: { ...calm.limits, breaks: 2 } }, 2],
  limits_reached: [{ limits: { ...calm.limits, reachedDays: 3 } }, 3],
  said_regret: [{ mentions: { ...calm.mentions, regret: 1 } }, 1],
  said_money: [{ mentions: { ...calm.mentions, money: 2 } }, 2],
  said_complaint: [{ mentions: { ...calm.mentions, complaint: 3 } }, 3],
  faster_games: [{ speed: { now: 250, before: 500 } }, 200],
  second_account: [{ accountSigns: 1 }, 1],
  young_age: [{ age: 24 }, 1],
}

/** What each of these comes to by the terms that hold first, written down once more than there. */
const pointsShown: Readonly<Record<HarmMarker, number>> = {
  net_loss: 2,
  income_share: 1,
  deposits_a_day: 1,
  chased_losses: 1,
  failed_deposits: 1,
  stake_spread: 1,
  rising_stakes: 2,
  long_sessions: 1,
  night_share: 2,
  active_days: 2,
  deposit_ways: 1,
  limits_raised: 1,
  breaks_taken: 1,
  limits_reached: 1,
  said_regret: 4,
  said_money: 6,
  said_complaint: 2,
  faster_games: 2,
  second_account: 2,
  young_age: 1,
}

/** What a person reads of each of these. */
const wordsShown: Readonly<Record<HarmMarker, string>> = {
  net_loss: 'Lost ₱12,500 in 30 days, 2.5 times an average month of the two before',
  income_share: 'Lost ₱7,000 in 30 days, 14% of a stated monthly income of ₱50,000',
  deposits_a_day: 'Paid in 3 times on one day',
  chased_losses: '3 deposits within 10 minutes of a loss',
  failed_deposits: '4 deposits that failed or ran out of time',
  stake_spread: 'Stakes within a session differ by 140% of the average stake',
  rising_stakes: 'Stakes in the last third of a session were 2.6 times those in its first third',
  long_sessions: 'Played for more than two hours without a break, 2 times',
  night_share: 'Played between midnight and 5 a.m. on 43% of the last 30 nights',
  active_days: 'Played on 23 days of 30',
  deposit_ways: 'Paid in over 3 different channels',
  limits_raised: 'Asked 2 times for a higher limit or none',
  breaks_taken: 'Took 2 breaks in 90 days',
  limits_reached: 'A limit stopped the member on 3 days',
  said_regret: 'Wrote 1 time about regret or not being able to stop',
  said_money: 'Wrote 2 times about debts or money for daily needs',
  said_complaint: 'Complained 3 times about losing',
  faster_games: 'Plays games 2.0 times as fast as before, when a round took 5.0 s',
  second_account: '1 sign of another account of the same person',
  young_age: 'Aged 21 to 24',
}

test('whoever plays calmly shows no marker and stands in no band', () => {
  expect(scoreOf(readMarkers(calm), firstHarmTerms)).toEqual({ points: 0, reached: 'none', markers: [], unknown: [] })
})

test.each(Object.entries(shows))(
  'a member who shows %s alone is found by it, with its points and in words [SAFE-45]',
  (marker, [change, value]) => {
    const { markers } = scoreOf(readMarkers({ ...calm, ...change }), firstHarmTerms)
    expect(markers.map(one => [one.marker, one.value, one.points])).toEqual([
      [marker, value, pointsShown[marker as HarmMarker]],
    ])
    const [found] = markers
    const unit = marker === 'faster_games' ? 1n : peso
    const base = found?.base ? Number(found.base / unit) : null
    expect(sayMarker({ marker: marker as HarmMarker, value, base })).toBe(wordsShown[marker as HarmMarker])
  },
)

test('what is not known is unknown and gives no points, whatever else is known [SAFE-46]', () => {
  const blank = { ...calm, monthlyIncome: null, age: null, accountSigns: null, speed: { now: null, before: 400 } }
  const facts = { ...blank, play: { loss: 900_000n * peso, days: 4, lossBefore: 0n } }
  const { markers, unknown } = scoreOf(readMarkers(facts), firstHarmTerms)
  expect(markers.map(({ marker }) => marker)).toEqual(['net_loss'])
  expect(unknown).toEqual(['income_share', 'faster_games', 'second_account', 'young_age'])
})

test.each([
  [900_000, 0, 36_000, 4],
  [10_000, 0, 400, 4],
  [3_750, 0, 150, 1],
  [3_749, 0, 149, 0],
  [2_499, 0, 0, 0],
  // Of a gain before nothing is known but that nothing was lost.
  [10_000, -80_000, 400, 4],
  [10_000, 10_000, 200, 1],
  [15_000, 60_000, 150, 1],
  [40_000, 1_800_000, 400, 4],
  [39_999, 1_800_000, 399, 2],
])(
  '₱%i lost, with ₱%i in the two months before, is %i%% and gives %i points [SAFE-45, SAFE-124]',
  (loss, before, value, points) => {
    const play = { ...calm.play, loss: BigInt(loss) * peso, lossBefore: BigInt(before) * peso }
    const readings = readMarkers({ ...calm, play, monthlyIncome: null })
    expect(readings.net_loss?.value).toBe(value)
    expect(scoreOf(readings, firstHarmTerms).points).toBe(points)
  },
)

test('what was lost in the months before lowers the marker of loss alone, and never to less than against the highest base [SAFE-47, SAFE-124]', () => {
  const { between: draw, isOnceIn } = seededRandom(20_261_130)
  let [kept, lowered] = [0, 0]
  for (let round = 0; round < 3000; round++) {
    const facts = drawFacts(draw, isOnceIn)
    const lossBefore = facts.play.lossBefore + BigInt(draw(0, isOnceIn(2) ? 20_000 : 2_000_000)) * peso
    const [one, other] = [readMarkers(facts), readMarkers({ ...facts, play: { ...facts.play, lossBefore } })]
    const { net_loss: before, ...rest } = one
    const { net_loss: after, ...restAfter } = other
    expect(restAfter).toEqual(rest)
    const least = facts.play.loss < 2500n * peso ? 0 : Number((facts.play.loss * 100n) / (10_000n * peso))
    expect(after?.value).toBeGreaterThanOrEqual(Math.min(before?.value ?? 0, least))
    const [points, pointsAfter] = [scoreOf(one, firstHarmTerms).points, scoreOf(other, firstHarmTerms).points]
    if (facts.play.loss >= 40_000n * peso) {
      expect(pointsAfter).toBe(points)
      kept++
    } else if (pointsAfter < points) lowered++
  }
  // That both happen.
  expect(Math.min(kept, lowered)).toBeGreaterThan(20)
})

test.each([
  [0, 'Lost ₱24,000 in 30 days, 9.6 times the ₱2,500 that a month is compared with at the least'],
  [12_000, 'Lost ₱24,000 in 30 days, 4.0 times an average month of the two before'],
  [90_000, 'Lost ₱24,000 in 30 days, 2.4 times the ₱10,000 that a month is compared with at the most'],
])('what a loss is compared with is said: with ₱%i in the two months before “%s” [SAFE-124]', (before, words) => {
  const play = { ...calm.play, loss: 24_000n * peso, lossBefore: BigInt(before) * peso }
  const { value, base } = readMarkers({ ...calm, play }).net_loss ?? { value: 0, base: null }
  expect(sayMarker({ marker: 'net_loss', value, base: Number((base ?? 0n) / peso) })).toBe(words)
})

test.each([
  [20, 0],
  [21, 1],
  [24, 1],
  [25, 0],
])('at the age of %i the marker of age counts %i', (age, value) => {
  expect(readMarkers({ ...calm, age }).young_age?.value).toBe(value)
})

test.each([
  ['2004-11-27', '2026-11-26', 21],
  ['2004-11-27', '2026-11-27', 22],
  ['2004-02-29', '2026-02-28', 21],
  ['', '2026-11-27', null],
])('somebody born on %s is on %s of the age %s', (birthday, day, age) => {
  expect(ageOn(birthday, day)).toBe(age)
})

test('the last thirty days end with the day that has ended, in Manila', () => {
  const { monthDay, quarterDay, monthMs, untilMs } = windowOf('2026-11-30')
  expect([monthDay, quarterDay]).toEqual(['2026-11-01', '2026-09-02'])
  expect([monthMs, untilMs]).toEqual([Date.parse('2026-11-01T00:00:00+08:00'), Date.parse('2026-12-01T00:00:00+08:00')])
})

const rank = (band: string) => harmBands.findIndex(one => one === band)

test('more of any marker never lowers the band, by terms of any shape and beside a lowering [SAFE-47]', () => {
  const { between: draw, isOnceIn } = seededRandom(20_261_127)
  for (let round = 0; round < 3000; round++) {
    function steps() {
      let [from, points] = [0, 0]
      return Array.from({ length: draw(1, 5) }, (): [number, number] => [(from += draw(1, 90)), (points += draw(1, 4))])
    }
    const terms = v.parse(harmTerms, {
      bands: { watch: draw(1, 5), contact: draw(6, 12), stop: draw(13, 30) },
      quiet_days: 14,
      markers: Object.fromEntries(harmMarkers.map(marker => [marker, steps()])),
    })
    const readings = Object.fromEntries(
      harmMarkers.map(marker => [marker, isOnceIn(3) ? null : { value: draw(0, 300), base: null }]),
    ) as Readings
    const lowering: Lowering | null = isOnceIn(2)
      ? { band: 'watch', points: draw(1, 40), untilDay: '2026-12-01' }
      : null
    const bandWith = (own: Readings) => standingBand(scoreOf(own, terms), lowering, '2026-11-27')
    const marker = harmMarkers[draw(0, harmMarkers.length - 1)] as HarmMarker
    const more = { ...readings, [marker]: { value: (readings[marker]?.value ?? 0) + draw(1, 400), base: null } }
    expect(rank(bandWith(more))).toBeGreaterThanOrEqual(rank(bandWith(readings)))
  }
})

type More = (facts: HarmFacts, by: number) => HarmFacts

/** What a member does more of, or what makes it graver. */
const moreOf: Readonly<Record<string, More>> = {
  'money lost': (facts, by) => ({
    ...facts,
    play: { ...facts.play, loss: facts.play.loss + BigInt(by) * 97n * peso },
  }),
  'days played': (facts, by) => ({ ...facts, play: { ...facts.play, days: facts.play.days + by } }),
  'deposits a day': ({ deposits, ...facts }, by) => ({
    ...facts,
    deposits: { ...deposits, mostADay: deposits.mostADay + by },
  }),
  'deposits behind a loss': ({ deposits, ...facts }, by) => ({
    ...facts,
    deposits: { ...deposits, afterLoss: deposits.afterLoss + by },
  }),
  'deposits that failed': ({ deposits, ...facts }, by) => ({
    ...facts,
    deposits: { ...deposits, failed: deposits.failed + by },
  }),
  'ways to pay': ({ deposits, ...facts }, by) => ({ ...facts, deposits: { ...deposits, ways: deposits.ways + by } }),
  'nights with play': ({ sessions, ...facts }, by) => ({
    ...facts,
    sessions: { ...sessions, nights: sessions.nights + by },
  }),
  'long sessions': ({ sessions, ...facts }, by) => ({ ...facts, sessions: { ...sessions, long: sessions.long + by } }),
  'spread of stakes': ({ sessions, ...facts }, by) => ({
    ...facts,
    sessions: { ...sessions, spreadPercent: (sessions.spreadPercent ?? 0) + by },
  }),
  'rise of stakes': ({ sessions, ...facts }, by) => ({
    ...facts,
    sessions: { ...sessions, risePercent: (sessions.risePercent ?? 0) + by },
  }),
  'limits raised': ({ limits, ...facts }, by) => ({ ...facts, limits: { ...limits, raised: limits.raised + by } }),
  'limits reached': ({ limits, ...facts }, by) => ({
    ...facts,
    limits: { ...limits, reachedDays: limits.reachedDays + by },
  }),
  breaks: ({ limits, ...facts }, by) => ({ ...facts, limits: { ...limits, breaks: limits.breaks + by } }),
  regret: ({ mentions, ...facts }, by) => ({ ...facts, mentions: { ...mentions, regret: mentions.regret + by } }),
  'worry about money': ({ mentions, ...facts }, by) => ({
    ...facts,
    mentions: { ...mentions, money: mentions.money + by },
  }),
  complaints: ({ mentions, ...facts }, by) => ({
    ...facts,
    mentions: { ...mentions, complaint: mentions.complaint + by },
  }),
  'speed of games': ({ speed, ...facts }, by) => ({
    ...facts,
    speed: { ...speed, now: speed.now === null ? speed.before : Math.max(1, speed.now - by) },
  }),
  'share of the income': ({ monthlyIncome, ...facts }, by) => ({
    ...facts,
    monthlyIncome: (monthlyIncome ?? 400_000n * peso) / BigInt(by + 1) + 1n,
  }),
  'signs of another account': ({ accountSigns, ...facts }, by) => ({
    ...facts,
    accountSigns: (accountSigns ?? 0) + by,
  }),
}

test.each(Object.entries(moreOf))(
  'whatever else a member did, more of this lowers no points: %s [SAFE-47]',
  (_, more) => {
    const { between: draw, isOnceIn } = seededRandom(20_261_128)
    let raised = 0
    for (let round = 0; round < 400; round++) {
      const facts = drawFacts(draw, isOnceIn)
      const [before, after] = [readMarkers(facts), readMarkers(more(facts, draw(1, 120)))]
      for (const marker of harmMarkers) {
        expect(after[marker]?.value ?? 0).toBeGreaterThanOrEqual(before[marker]?.value ?? 0)
      }
      const [one, other] = [scoreOf(before, firstHarmTerms), scoreOf(after, firstHarmTerms)]
      expect(other.points).toBeGreaterThanOrEqual(one.points)
      expect(rank(other.reached)).toBeGreaterThanOrEqual(rank(one.reached))
      if (other.points > one.points) raised++
    }
    // That it counts at all.
    expect(raised).toBeGreaterThan(20)
  },
)

function drawFacts(draw: (from: number, to: number) => number, isOnceIn: (of: number) => boolean): HarmFacts {
  const pesos = (most: number) => BigInt(draw(0, most)) * peso
  const few = () => (isOnceIn(2) ? 0 : draw(0, 6))
  return {
    play: {
      loss: pesos(60_000) - 10_000n * peso,
      days: draw(0, 30),
      lossBefore: isOnceIn(4) ? 0n : pesos(60_000) - 10_000n * peso,
    },
    deposits: {
      mostADay: few(),
      failed: few(),
      ways: few(),
      afterLoss: few(),
    },
    sessions: {
      nights: draw(0, 30),
      long: few(),
      spreadPercent: isOnceIn(3) ? null : draw(0, 200),
      risePercent: isOnceIn(3) ? null : draw(20, 300),
    },
    limits: { raised: few(), reachedDays: few(), breaks: few() },
    mentions: { regret: few(), money: few(), complaint: few() },
    speed: { now: isOnceIn(4) ? null : draw(150, 900), before: isOnceIn(4) ? null : draw(150, 900) },
    monthlyIncome: isOnceIn(3) ? null : pesos(400_000) + peso,
    age: isOnceIn(3) ? null : draw(21, 70),
    accountSigns: isOnceIn(3) ? null : few(),
  }
}

test('a lowering ends with its day, and with more points than there were [SAFE-57]', () => {
  const lowering: Lowering = { band: 'watch', points: 9, untilDay: '2026-11-27' }
  const at = (points: number, day: string) => standingBand({ reached: 'contact', points }, lowering, day)
  expect([at(9, '2026-11-27'), at(9, '2026-11-28'), at(10, '2026-11-27')]).toEqual(['watch', 'contact', 'contact'])
  expect(standingBand({ reached: 'none', points: 1 }, lowering, '2026-11-27')).toBe('none')
})
