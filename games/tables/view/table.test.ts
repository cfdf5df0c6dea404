// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { GamePage } from '../../view/openPage.ts'
import type { Bet, Seat } from '../../view/table/tableLine.ts'
import { tables } from '../data/index.ts'
import type { Line, TableState } from './line.ts'
import { TableGamePage } from './table.ts'

const fairness = { commitment: 'c', nonce: 1, serverSeed: '', closingSeed: '', words: [] }
const times = { opensAtMs: 0, closesAtMs: 10_000, drawsAtMs: 12_000, toldAtMs: 0 }
const open: TableState = {
  nowMs: 5000,
  players: 1,
  history: [],
  round: { id: 'r1', state: 'open', ...times, shown: null, fairness },
}
const drawn: TableState = {
  ...open,
  nowMs: 12_000,
  round: {
    id: 'r1',
    state: 'drawn',
    ...times,
    toldAtMs: 12_000,
    shown: { kind: 'colorGame', dice: [0, 0, 1], winners: ['red'] },
    fairness,
  },
}
const placed: Bet = {
  id: 'b1',
  key: 'k',
  round: 'r1',
  state: 'placed',
  stakes: {},
  stake: '10.00',
  win: '0.00',
  reason: '',
  balance: '990.00',
  word: 'w',
  at: 0,
}
const paid: Bet = { ...placed, state: 'done', win: '30.00', balance: '1020.00' }
const seatAt = (table: TableState, balance: string, bet: Bet): Seat<TableState> => ({
  table,
  balance,
  bets: [bet],
  last: [],
  stands: [],
})

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('fetch', () => new Promise(() => {}))
  // Whatever moves takes until a page gives up waiting for it.
  vi.spyOn(Element.prototype, 'animate').mockImplementation(
    () => ({ finished: new Promise(() => {}), cancel() {} }) as never,
  )
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.useRealTimers()
  vi.unstubAllGlobals()
  document.body.replaceChildren()
})

async function sit(first: Seat<TableState>, then: Seat<TableState>) {
  const table = tables.get('perya-color-game')
  if (!table) throw new Error('There is no such table.')
  let hear: (state: TableState) => void = () => {}
  const seats = [first]
  const line: Partial<Line> = {
    readSeat: async () => seats.shift() ?? then,
    watch: listener => void (hear = listener),
  }
  const root = document.createElement('div')
  const page: GamePage = {
    root,
    opening: { session: 's', game: table.code, language: 'en', returnUrl: 'https://app.example', player: 'p' },
    language: 'en',
    newWord: () => 'word',
    tell() {},
    cutOff: () => () => {},
  }
  const sound = { isOn: false, toggle() {}, stop() {}, win() {}, tick() {} }
  const startMs = Date.now() - first.table.nowMs
  void new TableGamePage({ page, table, line: line as Line, sound, nowMs: () => Date.now() - startMs }).open()
  await vi.advanceTimersByTimeAsync(0)
  return {
    hear: (state: TableState) => hear(state),
    balance: () => root.querySelector('.meta b')?.textContent,
    isDrawn: () => root.querySelector('.dice') !== null,
    result: () => root.querySelector('.outcome .plain')?.textContent,
  }
}

test('what a bet won is in the balance once the table has told what was drawn', async () => {
  const seat = await sit(seatAt(open, '990.00', placed), seatAt(drawn, '1020.00', paid))
  expect(seat.balance()).toBe('₱990.00')
  seat.hear(drawn)
  await vi.advanceTimersByTimeAsync(200)
  expect([seat.isDrawn(), seat.result(), seat.balance()]).toEqual([true, undefined, '₱990.00'])
  await vi.advanceTimersByTimeAsync(300)
  expect([seat.result() === undefined, seat.balance()]).toEqual([false, '₱1,020.00'])
})

test('a table that is opened while its result is being shown shows no balance that has its win', async () => {
  const seat = await sit(seatAt(drawn, '1020.00', paid), seatAt(drawn, '1020.00', paid))
  await vi.advanceTimersByTimeAsync(200)
  expect([seat.isDrawn(), seat.balance()]).toEqual([true, ''])
  await vi.advanceTimersByTimeAsync(300)
  expect(seat.balance()).toBe('₱1,020.00')
})
