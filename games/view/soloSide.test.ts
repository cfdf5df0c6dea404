import { commitmentOf, toHex } from '@saya/game-math'
import { expect, test } from 'vitest'
import { isAsShown } from './proof/promises.ts'
import { openSoloSide } from './soloSide.ts'
import type { tellBroken } from './tellBroken.ts'

const seeds = [1, 2].map(byte => new Uint8Array(32).fill(byte)) as [Uint8Array, Uint8Array]
const [one, other] = seeds.map(commitmentOf) as [string, string]
let pages = 0

/** A page of one player, and the rounds of which it has told them that the promise was broken. */
function open(player = `player-${pages++}`) {
  let words = 0
  const told: string[] = []
  function tell({ id, shown, told: now }: Parameters<typeof tellBroken>[0]): boolean {
    const isBroken = shown !== undefined && !isAsShown(shown, now)
    if (isBroken) told.push(id)
    return isBroken
  }
  const newWord = () => `word-${words++}`
  return { told, player, side: openSoloSide([newWord, word => word, tell], { game: 'mina-ng-hiyas', player }) }
}

function round(key: string, nonce: number, { seed = 0, state = 'done', clientSeed = 'word-0', isTold = true } = {}) {
  const bytes = seeds[seed] ?? new Uint8Array()
  const serverSeed = isTold ? toHex(bytes) : ''
  return {
    id: `round of ${key}`,
    key,
    state,
    fairness: { commitment: commitmentOf(bytes), nonce, clientSeed, serverSeed },
  }
}

test('a second promise for a number that was shown is broken, also to a page that is opened anew, and not for another player', () => {
  const { told, side, player } = open()
  side.meet({ commitment: one, nonce: 4 })
  side.meet({ commitment: one, nonce: 4 })
  side.meet({ commitment: other, nonce: 5 })
  expect(told).toEqual([])
  side.meet({ commitment: other, nonce: 4 })
  expect(told).toEqual(['#4'])
  const again = open(player)
  again.side.meet({ commitment: other, nonce: 4 })
  expect(again.told).toEqual(['#4'])
  const another = open()
  another.side.meet({ commitment: other, nonce: 4 })
  expect(another.told).toEqual([])
})

test('who plays on under the second promise is told by the first one', () => {
  const { told, side } = open()
  side.meet({ commitment: one, nonce: 4 })
  side.send('key', { commitment: other, nonce: 4 })
  side.take(round('key', 4, { seed: 1 }))
  expect(told).toEqual(['round of key'])
})

test.each([
  ['as it was promised', 'sent', round('sent', 4), false],
  ['under another key, by another promise', 'sent', round('made up', 4, { seed: 1 }), true],
  ['under another key and number', 'sent', round('made up', 99, { seed: 1 }), true],
  ['with another word', 'sent', round('sent', 4, { clientSeed: 'theirs' }), true],
  ['before it is over, without a seed', 'sent', round('sent', 4, { state: 'choosing', isTold: false }), false],
  ['when it is over, without a seed', 'sent', round('sent', 4, { isTold: false }), true],
  ['when it stands still, without a seed', 'sent', round('sent', 4, { state: 'stopped', isTold: false }), true],
] as const)('a play that is answered %s', (_how, key, answer, isBroken) => {
  const { told, side } = open()
  side.meet({ commitment: one, nonce: 4 })
  side.send(key, { commitment: one, nonce: 4 })
  side.take(answer, key)
  expect(told).toEqual(isBroken ? [answer.id] : [])
})

const theirs = round('in another window', 4)

test.each([
  ['the same is promised still', { commitment: one, nonce: 4 }, [], { isSpent: false, isBroken: false }],
  ['another window has played it', { commitment: other, nonce: 5 }, [theirs], { isSpent: true, isBroken: false }],
  ['nobody has played it', { commitment: other, nonce: 5 }, [], { isSpent: true, isBroken: true }],
  [
    'another promise was played under its number',
    { commitment: other, nonce: 5 },
    [round('in another window', 4, { seed: 1 })],
    { isSpent: true, isBroken: true },
  ],
  [
    'so many were played since that it is not listed',
    { commitment: other, nonce: 15 },
    Array.from({ length: 10 }, (_, at) => round(`later ${at}`, 5 + at)),
    { isSpent: true, isBroken: false },
  ],
] as const)('a play is refused, and %s', async (_what, next, rounds, { isSpent, isBroken }) => {
  const { told, side } = open()
  side.meet({ commitment: one, nonce: 4 })
  const word = side.word.next
  side.send('sent', { commitment: one, nonce: 4 })
  await side.heedRefusal(next, async () => rounds)
  expect([side.word.next !== word, told.length > 0]).toEqual([isSpent, isBroken])
})
