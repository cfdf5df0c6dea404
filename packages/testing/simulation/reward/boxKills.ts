import { setTimeout as wait } from 'node:timers/promises'
import { manilaDay } from '@saya/money'
import { systemClock } from '../../../../apps/server/platform/clock.ts'
import { ask } from '../../ask.ts'
import type { Player } from '../../world/player.ts'
import type { KillPlace } from '../kill/killPlace.ts'
import { persist } from '../kill/persist.ts'
import type { SeededRandom } from '../seededRandom.ts'
import { type BoxBooks, letEverybodyOpen, listPostedBoxes, readBoxBooks } from './boxKills.store.ts'
import { type AnswerWatch, silenceMs } from './followCalls.ts'

/** Waits until a worker has bound today. */
export async function untilBound({ db }: KillPlace): Promise<void> {
  for (const endMs = Date.now() + silenceMs; Date.now() < endMs; await wait(200)) {
    const isBound = await db.app(tx => letEverybodyOpen(tx, manilaDay(systemClock.now()))).catch(() => false)
    if (isBound) return
  }
  throw new Error('No worker has bound today’s boxes.')
}

interface BoxOpenings {
  readonly players: readonly Player[]
  readonly random: SeededRandom
  readonly calls: AnswerWatch
}

/** Each member opens the box of today over both copies at once, with a word of its own to each. Answers what each was told. */
export async function openAll(
  { urls }: KillPlace,
  { players, random, calls }: BoxOpenings,
): Promise<ReadonlyMap<bigint, readonly string[]>> {
  const told = new Map<bigint, readonly string[]>()
  async function open(url: string, { uid, token }: Player, at: number): Promise<string> {
    const headers = { 'idempotency-key': `box-${uid}-${at}` }
    const body = { client_seed: `word-${uid}-${at}` }
    const sending = () => ask({ url }, 'POST /promo/blindbox/claim', { body }, { token, headers })
    const { status, data } = await persist(`The box of ${uid}`, sending, calls.hasHope)
    return status === 200 ? data.bonus : `refused with ${status}`
  }
  await Promise.all(
    players.map(async player => {
      await wait(random.between(0, 6000))
      const opening = urls.map((url, at) => calls.count(open(url, player, at).catch(() => 'nobody there')))
      told.set(player.uid, await Promise.all(opening))
    }),
  )
  return told
}

/** Each member was given one box, was told alike of it, and box, claim and posting say the same. */
export async function findWrongBoxes(
  { db }: KillPlace,
  told: ReadonlyMap<bigint, readonly string[]>,
): Promise<readonly string[]> {
  const books = await db.app(readBoxBooks)
  const posted = []
  for (let schema = 0; schema < db.memberSchemas; schema++)
    posted.push(...(await db.memberSchema(schema, listPostedBoxes)))
  const own = posted.filter(({ uid }) => told.has(uid))
  const wrong = own.filter(({ uid, posted: amount, kept }) => amount !== kept || amount !== books.claims.get(uid))
  return [
    ...[...told.keys()].flatMap(uid => {
      const count = own.filter(row => row.uid === uid).length
      return count === 1 ? [] : [`The box of ${uid} was posted ${count} times`]
    }),
    ...wrong.map(({ uid }) => `Box, claim and posting of ${uid} are not alike`),
    ...findWrongWords(books, told),
    ...(books.taken === books.claims.size ? [] : [`${books.taken} boxes were taken, and ${books.claims.size} given`]),
  ]
}

function findWrongWords({ claims }: BoxBooks, told: ReadonlyMap<bigint, readonly string[]>): readonly string[] {
  return [...told].flatMap(([uid, words]) => {
    const bonuses = words.filter(word => /^\d/.test(word))
    const amount = claims.get(uid)
    const isAlike = bonuses.every(bonus => BigInt(bonus.replace('.', '')) * 100n === amount)
    return bonuses.length > 0 && isAlike ? [] : [`${uid} was told ${words.join(', ')} of a box of ${amount}`]
  })
}
