import { join } from 'node:path'
import { ownDatabase, root } from '@saya/testing'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type Books, openBooks } from '../books.store.ts'
import { faults } from '../faults.ts'
import { beginSession } from './beginSession.ts'
import { carryOut, claimMs } from './carryOut.ts'
import type { House, HouseTransaction, Verdict } from './house.ts'
import { type Press, playRound } from './playRound.ts'
import { findRound } from './round.store.ts'
import { openSession, type Session } from './session.store.ts'
import { findTitle } from './titles.ts'

let own: Awaited<ReturnType<typeof ownDatabase>>
let books: Books
let nowMs = 1_772_424_000_000
/** What the operator's wallet was sent, and what it answers next: OK where nothing is planned. */
let sent: HouseTransaction[]
let plans: (Verdict | Promise<Verdict>)[]
let player = 0
beforeAll(async () => {
  own = await ownDatabase('sandbox')
  books = await openBooks(own.url, join(root, 'apps/sandbox/migrations'))
})
afterAll(async () => {
  await books.close()
  await own.drop()
})
beforeEach(() => {
  sent = []
  plans = []
  nowMs += 60_000
})

const ok: Verdict = { outcome: 'ok', balance: 900_000n }
const unknown: Verdict = { outcome: 'unknown' }

function house(): House {
  return {
    party: 'hub88',
    books,
    faults: faults(),
    now: () => nowMs,
    ownUrl: () => 'http://127.0.0.1',
    draw: () => 0,
    wallet: {
      balance: async () => 1_000_000n,
      async send(one) {
        sent.push(one)
        return plans.shift() ?? ok
      },
    },
  }
}

async function seat(): Promise<Session> {
  const begun = { game: 'pula-o-itim', player: String(++player), token: 'a-token-of-somebody', lang: 'en' } as const
  const url = await beginSession(house(), begun)
  const session = await openSession(books, 'hub88', url.split('/').at(-1) ?? '')
  if (!session) throw new Error('The address opened nothing.')
  return session
}

function play(session: Session, press: string, wish: Partial<Press> = {}) {
  const title = findTitle('hub88', 'pula-o-itim')
  if (!title) throw new Error('There is no such title.')
  return playRound(house(), { session, title }, { press, stake: 100_000n, choice: 0, ...wish })
}

/** Has a house that was started anew go on until a round has come to something, a minute at a time. */
async function goOn(round: string | undefined, state: string): Promise<void> {
  const carrying = carryOut(house())
  await expect
    .poll(
      async () => {
        nowMs += 60_000
        return (await findRound(books, 'hub88', round ?? ''))?.state
      },
      { timeout: 15_000, interval: 200 },
    )
    .toBe(state)
  await carrying.stop()
}

const kinds = () => sent.map(({ kind }) => kind)

test('a press is one round however often it arrives at once, and so are two presses', async () => {
  const session = await seat()
  const same = await Promise.all([play(session, 'one'), play(session, 'one'), play(session, 'one')])
  expect(new Set(same.map(round => round?.id)).size).toBe(1)
  expect(kinds()).toEqual(['bet', 'win'])
  nowMs += 3000
  const others = await Promise.all([play(session, 'two'), play(session, 'three')])
  expect(others.filter(Boolean)).toHaveLength(1)
  expect(kinds()).toEqual(['bet', 'win', 'bet', 'win'])
})

test('a bet that was left lying when the house was stopped is taken back by the next one, until that is certain', async () => {
  let answer: (verdict: Verdict) => void = () => {}
  plans = [new Promise(resolve => void (answer = resolve)), unknown, unknown, ok]
  const session = await seat()
  const playing = play(session, 'one')
  await expect.poll(kinds).toEqual(['bet'])
  const id = sent[0]?.round
  nowMs += claimMs
  await goOn(id, 'voided')
  expect(kinds()).toEqual(['bet', 'rollback', 'rollback', 'rollback'])
  expect(new Set(sent.slice(1).map(one => `${one.id} ${one.reference}`))).toEqual(
    new Set([`${sent[1]?.id} ${sent[0]?.id}`]),
  )
  // What the wallet says too late changes nothing: the bet is taken back, and no win follows.
  answer(ok)
  expect(await playing).toMatchObject({ state: 'voided' })
  expect(kinds()).toHaveLength(4)
})

test('a win that nobody answered is sent again under its own name until it is taken, also by a house that was started anew', async () => {
  plans = [ok, unknown, unknown, ok]
  const round = await play(await seat(), 'one')
  expect(round).toMatchObject({ state: 'winning', win: 192_000n })
  await goOn(round?.id, 'settled')
  expect(kinds()).toEqual(['bet', 'win', 'win', 'win'])
  expect(new Set(sent.slice(1).map(one => `${one.id} ${one.amount}`)).size).toBe(1)
})

test('a bet that is refused is no round, and a win that never will be taken stops its round', async () => {
  plans = [{ outcome: 'refused', word: 'NOT_ENOUGH_MONEY', balance: 5n }]
  const session = await seat()
  expect(await play(session, 'one')).toMatchObject({ state: 'refused', word: 'NOT_ENOUGH_MONEY', balance: 5n })
  plans = [ok, { outcome: 'refused', word: 'TRANSACTION_ROLLED_BACK', balance: null }]
  const round = await play(session, 'two')
  expect(round).toMatchObject({ state: 'stopped', word: 'TRANSACTION_ROLLED_BACK' })
  expect(kinds()).toEqual(['bet', 'bet', 'win'])
})
