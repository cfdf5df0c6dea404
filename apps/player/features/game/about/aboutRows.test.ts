import { expect, test } from 'vitest'
import { speak } from '../../../shared/texts.ts'
import { aboutTexts } from './about.texts.ts'
import { type GameAbout, aboutRows } from './aboutRows.ts'

type Facts = NonNullable<GameAbout['facts']>

const untold: Facts = {
  version: null,
  rtp: '95.40',
  rtp_least: null,
  rtp_most: null,
  hit_rate: null,
  volatility: null,
  bet_least: null,
  bet_most: null,
  win_most: null,
  win_most_times: null,
  rules: { en: [], tl: [] },
  fairness_url: null,
}

function rowsOf(facts: Partial<Facts> | null) {
  const info = { platform_name: 'Studio', approval_ref: 'A-1', facts: facts && { ...untold, ...facts } }
  return Object.fromEntries(aboutRows(info as GameAbout, speak(aboutTexts, 'en'), 'Slot'))
}

const known = { Provider: 'Studio', Category: 'Slot', Approval: 'A-1' }

test('of a game that nobody has told anything of, no return is made up', () => expect(rowsOf(null)).toEqual(known))

test('what is not told has no line', () => {
  expect(rowsOf({})).toEqual({ ...known, 'Return to player (RTP)': '95.40 %' })
})

test('a whole game', () => {
  const told = { version: '2', hit_rate: '38.40', volatility: 2, bet_least: '1.00', bet_most: '200.00' }
  expect(rowsOf({ ...told, win_most: '1000000.00', win_most_times: 5000 })).toEqual({
    ...known,
    'Return to player (RTP)': '95.40 %',
    Volatility: '2 of 5',
    'Hit rate': '38.40 %',
    'Bet per round': '₱1.00 – ₱200.00',
    'Maximum win per round': '₱1,000,000.00 (5,000 × the bet)',
    Version: '2',
  })
})

test.each([
  [{ rtp_least: '85.64', rtp_most: '98.94' }, '85.64 % – 98.94 %'],
  [{ rtp_least: '95.40', rtp_most: '95.40' }, '95.40 %'],
  [{ rtp_most: '99.54' }, '99.54 % with best play'],
  [{ rtp_least: '90.00' }, '95.40 %'],
])('a return that depends on the play: %j is %s', (facts, line) => {
  expect(rowsOf(facts)['Return to player (RTP)']).toBe(line)
})

test.each([
  [{ bet_least: '1.00' }, '≥ ₱1.00'],
  [{ bet_most: '5.00' }, '≤ ₱5.00'],
])('one limit alone: %j is %s', (facts, line) => expect(rowsOf(facts)['Bet per round']).toBe(line))

test('a most that is told in bets alone is shown so', () => {
  expect(rowsOf({ win_most_times: 2000 })['Maximum win per round']).toBe('2,000 × the bet')
})
