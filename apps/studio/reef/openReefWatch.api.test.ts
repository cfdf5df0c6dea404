import { randomUUID } from 'node:crypto'
import { openStudioWorld, type Player, type StudioWorld } from '@saya/testing'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { type VisibleRound, firstFish } from '../../../games/fishing/shape.ts'
import { ownGames } from '../catalogue/ownGames.ts'
import type { ReefView } from './openReefWatch.ts'
import { listSeated, takePlace } from './reef.store.ts'

const code = 'hipon-harvest'
const slots = 'mangga-fiesta'
let on: StudioWorld
let open: AbortController[] = []
beforeAll(async () => {
  on = await openStudioWorld({ games: [...ownGames.values()] })
})
afterAll(() => on.close())
beforeEach(() => {
  // Whoever sat there has left.
  on.world.clock.advance(31_000)
})
afterEach(() => {
  for (const line of open) line.abort()
  open = []
})

interface ReefStream {
  readonly status: number
  readonly error: string | undefined
  /** The first line, from those heard already on, for which this holds. */
  until(holds: (view: ReefView) => boolean): Promise<ReefView>
}

/** Watches as the page does. */
async function watch(session: string): Promise<ReefStream> {
  const line = new AbortController()
  open.push(line)
  const answer = await fetch(`${on.url}/api/reef/watch`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ session }),
    signal: line.signal,
  })
  if (!answer.ok) {
    const { error } = (await answer.json()) as { error: string }
    return { status: answer.status, error, until: () => Promise.reject(new Error(error)) }
  }
  const reader = answer.body?.pipeThrough(new TextDecoderStream()).getReader()
  let rest = ''
  const heard: ReefView[] = []
  return {
    status: answer.status,
    error: undefined,
    async until(holds) {
      for (;;) {
        const view = heard.shift()
        if (view && holds(view)) return view
        if (view) continue
        const { done, value = '' } = (await reader?.read()) ?? { done: true }
        if (done) throw new Error('The line was cut.')
        const lines = (rest + value).split('\n')
        rest = lines.pop() ?? ''
        for (const text of lines) if (text !== '') heard.push(JSON.parse(text) as ReefView)
      }
    },
  }
}

async function sit(player?: Player) {
  const who = player ?? (await on.player())
  const session = await on.open(who, code)
  return { who, session, line: await watch(session) }
}

const anything = () => true

/** Shoots at some fish, and gives what the round says of it. */
async function shoot(session: string, fish: readonly number[]) {
  const { commitment } = (await on.call('state', { session })).body.next
  const key = randomUUID()
  await on.call('play', { session, key, stake: '10.00', clientSeed: 'word', commitment })
  let shots: VisibleRound['shots'] = []
  for (const [step, one] of fish.entries()) {
    const { round } = (await on.call('choose', { session, key, step, choice: one + firstFish })).body
    shots = (round.shown[0] as VisibleRound).shots
  }
  return shots
}

test('those at a reef see each other and every shot as soon as it is decided, without a name or an amount', async () => {
  const ana = await sit()
  const first = await ana.line.until(anything)
  expect(first).toEqual({ nowMs: on.world.clock.now(), reef: 0, seat: 0, seats: [0], shots: [] })
  const ben = await sit()
  expect(await ben.line.until(anything)).toMatchObject({ reef: 0, seat: 1, seats: [0, 1] })
  expect(await ana.line.until(({ seats }) => seats.length === 2)).toMatchObject({ seat: 0, seats: [0, 1], shots: [] })
  const shots = await shoot(ana.session, [0, 11, 29])
  const seen: ReefView['shots'][number][] = []
  while (seen.length < 3) seen.push(...(await ben.line.until(view => view.shots.length > 0)).shots)
  expect(seen).toEqual(shots.map(({ fish, pay }) => ({ seat: 0, fish, pay })))
})

test('a fifth player sits at a reef of their own, and hears nothing of the others', async () => {
  const four = await Promise.all([sit(), sit(), sit(), sit()])
  const views = await Promise.all(four.map(({ line }) => line.until(({ seats }) => seats.length === 4)))
  expect(new Set(views.map(({ seat }) => seat))).toEqual(new Set([0, 1, 2, 3]))
  const eve = await sit()
  expect(await eve.line.until(anything)).toMatchObject({ reef: 1, seat: 0, seats: [0] })
  await shoot(four[0]?.session ?? '', [0])
  await four[1]?.line.until(({ shots }) => shots.length === 1)
  await shoot(eve.session, [3])
  expect(await eve.line.until(({ shots }) => shots.length > 0)).toMatchObject({ shots: [{ seat: 0, fish: 3 }] })
})

test('a place is kept through a reload, in a second window and beside the money, and given to another when its player is gone', async () => {
  const ana = await sit()
  await ana.line.until(anything)
  const ben = await sit()
  expect(await ben.line.until(anything)).toMatchObject({ seat: 1 })
  const again = await sit(ben.who)
  expect(await again.line.until(anything)).toMatchObject({ reef: 0, seat: 1, seats: [0, 1] })
  for (const line of open) line.abort()
  on.world.clock.advance(31_000)
  const eve = await sit()
  expect(await eve.line.until(anything)).toMatchObject({ reef: 0, seat: 0, seats: [0] })
})

test('many who come at once have each a place of their own', async () => {
  const nowMs = on.world.clock.now()
  const players = Array.from({ length: 14 }, () => randomUUID())
  const sitting = { code, seats: 4, nowMs, goneMs: nowMs - 30_000 }
  const takeAll = () =>
    Promise.all(players.map(playerRef => on.db.transaction(tx => takePlace(tx, { ...sitting, playerRef }))))
  const places = await takeAll()
  expect(new Set(places.map(({ reef, seat }) => `${reef}/${seat}`)).size).toBe(14)
  expect(Math.max(...places.map(({ reef }) => reef))).toBe(3)
  expect(await takeAll()).toEqual(places)
  expect(await on.db.transaction(tx => listSeated(tx, code, nowMs - 1))).toHaveLength(14)
})

test('nobody watches with a key that opens nothing, at a game without a reef, or from a fourth window', async () => {
  expect(await watch('x'.repeat(43))).toMatchObject({ status: 401, error: 'session_over' })
  expect(await watch(await on.open(await on.player(), slots))).toMatchObject({ status: 401, error: 'session_over' })
  expect(await watch('short')).toMatchObject({ status: 400, error: 'malformed' })
  const session = await on.open(await on.player(), code)
  for (const status of [200, 200, 200, 429]) expect(await watch(session)).toMatchObject({ status })
})
