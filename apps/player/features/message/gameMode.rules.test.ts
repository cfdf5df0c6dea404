import type { BonusMessage } from '@saya/contract/realtime/bonusTopic.ts'
import { expect, test } from 'vitest'
import { isGamePage } from '../../shared/isGamePage.ts'
import {
  asOne,
  enterGame,
  exitMs,
  leaveGame,
  nothingHeld,
  takeIn,
  takeNext,
  type WaitingMessages,
} from './gameMode.rules.ts'

const bonus = (messageId: string, cash_type = 4001): BonusMessage => ({
  messageId,
  cash_type,
  amount: '10.00',
  created_at: 1,
})

function take(held: WaitingMessages, ...ids: string[]): WaitingMessages {
  return ids.reduce((now, id) => {
    const next = takeIn(now, bonus(id))
    return next === 'at once' ? now : next
  }, held)
}

/** What is shown, each after the one before. */
function shown(held: WaitingMessages): string[] {
  const next = takeNext(held)
  return next ? [next.together.map(({ messageId }) => messageId).join('+'), ...shown(next.rest)] : []
}

test('entering a game turns game mode on and empties what was held [GAME-62, GAME-63]', () => {
  const before = take(nothingHeld, 'a', 'b')
  expect(shown(before)).toEqual(['a', 'b'])
  expect(enterGame()).toEqual({ isPlaying: true, waiting: [] })
  expect(shown(leaveGame(enterGame()))).toEqual([])
})

test('while somebody plays messages are held, and once they have left shown one after the other in their order [GAME-64, GAME-66]', () => {
  const playing = take(enterGame(), 'a', 'b', 'c')
  expect(shown(playing)).toEqual([])
  expect(shown(leaveGame(playing))).toEqual(['a', 'b', 'c'])
})

test('whoever goes into another game meanwhile is not shown the rest', () => {
  const left = takeNext(leaveGame(take(enterGame(), 'a', 'b')))?.rest
  expect(left && shown(left)).toEqual(['b'])
  expect(shown(leaveGame(enterGame()))).toEqual([])
})

test('levels that were reached at once are told in one popup, with the sum of what they gave [VIP-26]', () => {
  const levels = ['1', '2', '3'].map(id => ({ ...bonus(id, 4003), amount: `${id}0.50` }))
  const [one, two, three] = levels
  if (!one || !two || !three) throw new Error('There are three levels.')
  const waiting = [one, bonus('box'), two, three]
  expect(shown({ isPlaying: false, waiting })).toEqual(['1+2+3', 'box'])
  expect(shown({ isPlaying: false, waiting: [bonus('box'), one, bonus('birthday', 4004), two] })).toEqual([
    'box',
    '1+2',
    'birthday',
  ])
  expect(asOne(levels)).toEqual({ ...three, amount: '61.50' })
  expect([asOne([one]), asOne([])]).toEqual([one, undefined])
})

test.each([nothingHeld, enterGame(), take(enterGame(), 'a')])(
  '999 is said at once and holds nothing up, in a game as out of it [GAME-65, TXN-50]',
  held => {
    expect(takeIn(held, bonus('m', 999))).toBe('at once')
  },
)

test.each([
  ['/s-game-page/mangga-fiesta', true],
  ['/s-game-page/mangga-fiesta/token', true],
  ['/', false],
  ['/s-game/category/Slot', false],
  ['/s-game/sections/hot', false],
  ['/my', false],
])('%s is a game: %s, and out of it the game is left after 300 ms [GAME-67]', (path, isGame) => {
  expect(isGamePage(path)).toBe(isGame)
  expect(exitMs).toBe(300)
})
