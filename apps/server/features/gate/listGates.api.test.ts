import { ask, openWorld, type Player, signInWithCode, type World } from '@saya/testing'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { mayBet } from '../wallet/index.ts'
import { liftGate, setGate } from './setGate.ts'

const hourMs = 3_600_000

let world: World
let ana: Player
beforeAll(async () => {
  world = await openWorld({ memberSchemas: 3 })
})
afterAll(() => world.close())
beforeEach(async () => {
  ana = await world.player({ kyc: 'fully_kyc' })
})

const now = () => world.clock.now()

function close(cause: 'exclusion' | 'time_out' | 'rest' | 'staff', { uid }: Player = ana) {
  const gate = { uid, cause, openUntilMs: null, closedUntilMs: now() + hourMs, nowMs: now() } as const
  return world.db.member(uid, tx => setGate(tx, gate))
}

const list = (as?: Player) => ask(world, 'GET /member/gate/list', {}, as)

test('a member sees why something is closed, what it is and until when, and nobody else’s [FACT-09]', async () => {
  expect((await list(ana)).data).toEqual([])
  await close('rest')
  await close('time_out')
  const until = Math.ceil((now() + hourMs) / 1000)
  const whole = ['deposit', 'play', 'bonus', 'points', 'offer', 'message']
  expect((await list(ana)).data).toEqual([
    { cause: 'time_out', closed_until: until, closes: whole },
    { cause: 'rest', closed_until: until, closes: ['play', 'bonus', 'offer', 'message'] },
  ])
  const ben = await world.player({ kyc: 'basic_account' })
  // Play is open to them for as long as the time to be verified runs.
  expect((await list(ben)).data).toEqual([])
  world.clock.advance(hourMs)
  expect((await list(ana)).data).toEqual([])
})

test('a guest is refused', async () => {
  expect((await list()).status).toBe(401)
})

test.each(['exclusion', 'time_out', 'staff'] as const)(
  'under %s a member signs in, sees their records and their standing, and writes to us [FACT-05]',
  async cause => {
    await close(cause)
    const { token } = await signInWithCode(world, ana.phone)
    const as = { token }
    const text = `Please tell me more about my ${cause}.`
    const replies = await Promise.all([
      ask(world, 'GET /finance/wallet', {}, as),
      ask(world, 'GET /finance/wallet/lots', {}, as),
      ask(world, 'GET /finance/transaction/list', { query: {} }, as),
      ask(world, 'GET /member/bet/list', { query: {} }, as),
      ask(world, 'GET /member/kyc/detail', {}, as),
      ask(world, 'POST /member/feedback', { body: { text } }, as),
    ])
    expect(replies.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 200])
  },
)

test('whoever signs in when a time-out is over may play at once, with no sweep between [FACT-03]', async () => {
  await close('time_out')
  const may = () => world.db.member(ana.uid, tx => mayBet(tx, ana.uid, now()))
  world.clock.advance(hourMs)
  expect(await may()).toBe(false)
  await signInWithCode(world, ana.phone)
  expect(await may()).toBe(true)
})

test('the copy of a member’s own data says what is closed to them and until when, and since when but of an exclusion [FACT-09, SAFE-146]', async () => {
  await close('exclusion')
  await close('rest')
  const { data } = await ask(world, 'POST /member/export', {}, ana)
  const at = Math.floor(now() / 1000)
  const closed = { open_until: null, closed_until: at + hourMs / 1000 }
  expect(data.gates).toEqual([
    { cause: 'exclusion', ...closed },
    { cause: 'rest', ...closed, set_at: at },
  ])
  await world.db.member(ana.uid, tx => liftGate(tx, { uid: ana.uid, cause: 'exclusion', nowMs: now() }))
})
