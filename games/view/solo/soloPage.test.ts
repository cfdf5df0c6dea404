// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { SoloPage } from './soloPage.ts'
import type { SoloRound, SoloState, SoloStudio } from './soloStudio.ts'

const next = { commitment: 'c', nonce: 1 }
const fairness = { ...next, clientSeed: 'word', serverSeed: '' }
const won: SoloRound<string> = {
  id: 'r1',
  key: 'k1',
  state: 'done',
  stake: '10.00',
  staked: '10.00',
  mode: 0,
  step: 0,
  choices: [],
  win: '50.00',
  reason: '',
  balance: '1040.00',
  shown: ['numbers'],
  at: 0,
  fairness,
}
const pending: SoloRound<string> = { ...won, state: 'pending', win: '0.00', balance: '', shown: [] }

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('fetch', () => new Promise(() => {}))
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  document.body.replaceChildren()
})

interface Wish {
  readonly states: readonly SoloState<string>[]
  readonly played?: SoloRound<string>
}

/** A game whose rounds are shown for as long as the test wants. */
async function openGame({ states, played = won }: Wish) {
  const told = [...states]
  const studio: Partial<SoloStudio<string>> = {
    readState: async () => {
      const state = told.length > 1 ? told.shift() : told[0]
      if (!state) throw new Error('There is no state.')
      return state
    },
    play: async ({ key }) => ({ round: { ...played, key }, next: { ...next, nonce: 2 } }),
  }
  let end: () => void = () => {}
  const scene = {
    root: document.createElement('div'),
    setup: undefined,
    mode: () => 0,
    play: 'Draw',
    rest: () => '',
    show: () => new Promise<void>(resolve => void (end = resolve)),
    offer: () => [],
    close() {},
    tell: () => 'Five drawn',
  }
  const root = document.createElement('div')
  document.body.append(root)
  const page = new SoloPage<string>({
    opening: { session: 's', game: 'g', language: 'en', returnUrl: 'https://app.example', player: 'p' },
    language: 'en',
    scene,
    book: {
      code: 'g',
      name: 'Game',
      rules: [],
      payTable: () => document.createElement('div'),
      recall: () => document.createElement('div'),
    },
    studio: studio as SoloStudio<string>,
    sound: { isOn: false, toggle() {}, stop() {}, win() {}, tick() {} },
    newWord: () => 'word',
    nowMs: () => Date.now(),
    tell() {},
  })
  void page.open(root)
  await vi.advanceTimersByTimeAsync(0)
  return {
    balance: () => root.querySelector('.meta b')?.textContent,
    net: () => root.querySelector('.ownResult')?.textContent,
    async play() {
      root.querySelector<HTMLElement>('button.play')?.click()
      await vi.advanceTimersByTimeAsync(100)
    },
    async showEnds() {
      end()
      await vi.advanceTimersByTimeAsync(0)
    },
  }
}

const rest: SoloState<string> = { balance: '1000.00', stakes: ['10.00'], next, round: null }

test('while a round is shown its bet is gone from the balance, and what it won is in it once the round has told', async () => {
  const game = await openGame({ states: [rest] })
  expect(game.balance()).toBe('₱1,000.00')
  await game.play()
  expect(game.balance()).toBe('₱990.00')
  await game.showEnds()
  expect(game.balance()).toBe('₱1,040.00')
})

test('a round that was on its way is in the balance once it has been shown, whatever the wallet has by then', async () => {
  const paid = { ...rest, balance: '1040.00' }
  const game = await openGame({
    states: [rest, { ...paid, round: pending }, { ...paid, round: { ...won, key: 'word' } }],
    played: pending,
  })
  await game.play()
  expect(game.balance()).toBe('₱1,000.00')
  await vi.advanceTimersByTimeAsync(3000)
  expect(game.balance()).toBe('₱990.00')
  await game.showEnds()
  expect(game.balance()).toBe('₱1,040.00')
})

test('a page that is opened while a round is on its way shows no balance that has its win', async () => {
  const paid = { ...rest, balance: '1040.00' }
  const game = await openGame({
    states: [
      { ...paid, round: pending },
      { ...paid, round: won },
    ],
  })
  expect(game.balance()).toBe('')
  await vi.advanceTimersByTimeAsync(1500)
  expect(game.balance()).toBe('₱990.00')
  await game.showEnds()
  expect(game.balance()).toBe('₱1,040.00')
})

test('what the rounds came to is counted once a round has told it', async () => {
  const game = await openGame({ states: [rest] })
  await game.play()
  expect(game.net()).toContain('₱0.00')
  await game.showEnds()
  expect(game.net()).toContain('₱40.00')
})
