import { passes } from '@saya/contract/gates.ts'
import { command, openWorld, type Player, seededRandom, whileWalletHeld, type World } from '@saya/testing'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { liftAllEnded, liftGate, setGate } from '../../gate/index.ts'
import { openMonths, post } from '../../wallet/index.ts'
import { applyLaw } from './applyLaw.ts'
import { changeStanding, type Wish } from './changeStanding.ts'
import { isClockRunning, type Standing, statusOf } from './standing.rules.ts'

const minuteMs = 60_000
const hourMs = 60 * minuteMs
const peso = 10_000n

let world: World
let player: Player
beforeAll(async () => {
  world = await openWorld()
  await world.db.memberSchema(0, tx => openMonths(tx, world.clock.now()))
})
afterAll(() => world.close())
beforeEach(async () => {
  player = await enlist('fully_kyc')
})

let made = 0

async function enlist(kyc: 'fully_kyc' | 'basic_account'): Promise<Player> {
  const one = await world.player({ kyc })
  const gift = { act: 'adjustment', asset: 'PHP', direction: 'given', reason: 'goodwill' } as const
  const posting = { ...gift, uid: one.uid, reference: `gift ${++made}`, amount: 10_000n * peso, nowMs: now() }
  await world.db.member(one.uid, tx => post(tx, posting))
  return one
}

const now = () => world.clock.now()

async function bet(): Promise<string> {
  const name = `bet ${++made}`
  const wish = command({ kind: 'bet', uid: player.uid, txId: name, roundId: name, amount: peso })
  return (await world.ledger.apply(wish)).outcome
}

function change(event: Wish): Promise<Standing | null> {
  const wish = { uid: player.uid, event, actor: 'rosa', nowMs: now(), jurisdiction: 'standard' } as const
  return world.db.member(player.uid, tx => changeStanding(tx, wish))
}

type Cause = 'exclusion' | 'time_out' | 'staff' | 'rest'

interface Interval {
  readonly from: number
  readonly to: number
}

function close(cause: Cause, { from, to }: Interval) {
  const times = { openUntilMs: from <= now() ? null : from, closedUntilMs: to === Infinity ? null : to }
  return world.db.member(player.uid, tx => setGate(tx, { uid: player.uid, cause, ...times, nowMs: now() }))
}

const closeFor = (cause: Cause, minutes: number) => close(cause, { from: now(), to: now() + minutes * minuteMs })
const sweep = () => liftAllEnded(world.api.kyc)
const freeze = { type: 'freeze', cause: 'staff' } as const
const unfreeze = { type: 'unfreeze', cause: 'staff' } as const

test('a change of the standing wipes no time-out, and the time-out’s end opens no standing [FACT-01]', async () => {
  await closeFor('time_out', 10)
  await change(freeze)
  await change(unfreeze)
  expect(await bet()).toBe('PLAYER_BLOCKED')
  await change(freeze)
  world.clock.advance(10 * minuteMs)
  await sweep()
  expect(await bet()).toBe('PLAYER_BLOCKED')
  await change(unfreeze)
  expect(await bet()).toBe('OK')
})

test('a standing that changes and a time-out that begins at once both count [FACT-01]', async () => {
  await change(freeze)
  let begun: readonly Promise<unknown>[] = []
  await whileWalletHeld(world.db, player.uid, async untilWaiting => {
    begun = [change(unfreeze), closeFor('time_out', 10)]
    await untilWaiting(2)
  })
  await Promise.all(begun)
  expect(await bet()).toBe('PLAYER_BLOCKED')
  world.clock.advance(10 * minuteMs)
  await sweep()
  expect(await bet()).toBe('OK')
})

test('a law that changes closes and opens what standings decide, and opens no time-out [FACT-01]', async () => {
  player = await enlist('basic_account')
  await closeFor('time_out', 10)
  await applyLaw({ ...world, jurisdiction: 'strict' })
  world.clock.advance(10 * minuteMs)
  await sweep()
  expect(await bet()).toBe('PLAYER_BLOCKED')
  await closeFor('time_out', 10)
  await applyLaw({ ...world, jurisdiction: 'standard' })
  expect(await bet()).toBe('PLAYER_BLOCKED')
  world.clock.advance(10 * minuteMs)
  await sweep()
  expect(await bet()).toBe('OK')
  // The time to be verified runs as before.
  world.clock.advance(72 * hourMs)
  expect(await bet()).toBe('PLAYER_BLOCKED')
})

type SeededRandom = ReturnType<typeof seededRandom>

/** The causes of one member on paper, each an interval, and the standing beside them. */
interface Model {
  readonly causes: Map<Cause, Interval>
  isStandingOpen: boolean
  deadlineMs: number
}

/** What is over goes whenever anything is set or lifted, and not before. */
function forgetEnded({ causes }: Model): void {
  for (const [cause, { to }] of causes) if (to <= now()) causes.delete(cause)
}

function mayPlay({ causes, isStandingOpen, deadlineMs }: Model): boolean {
  return isStandingOpen && now() < deadlineMs && [...causes.values()].every(({ from }) => now() < from)
}

async function closeOne(model: Model, random: SeededRandom): Promise<void> {
  const cause = random.pick(['exclusion', 'time_out', 'staff', 'rest'] as const)
  const from = random.isOnceIn(2) ? now() : now() + random.between(1, 90) * minuteMs
  const hasEnd = cause === 'time_out' || cause === 'rest' || random.isOnceIn(2)
  const next = { from, to: hasEnd ? from + random.between(1, 90) * minuteMs : Infinity }
  await close(cause, next)
  forgetEnded(model)
  const before = cause === 'time_out' || cause === 'exclusion' ? model.causes.get(cause) : undefined
  const longest = before && { from: Math.min(before.from, next.from), to: Math.max(before.to, next.to) }
  model.causes.set(cause, longest ?? next)
}

async function liftOne(model: Model, random: SeededRandom): Promise<void> {
  const cause = random.pick(['exclusion', 'staff', 'rest'] as const)
  await world.db.member(player.uid, tx => liftGate(tx, { uid: player.uid, cause, nowMs: now() }))
  model.causes.delete(cause)
  forgetEnded(model)
}

async function changeOne(model: Model, random: SeededRandom, createdAtMs: number): Promise<void> {
  const event = random.pick<Wish>([freeze, unfreeze, { type: 'submit' }, { type: 'decide', decision: 'rejected' }])
  const next = await change(event)
  if (!next) return
  model.isStandingOpen = passes('play', statusOf(next)) && !(next.isLate && next.base === 2)
  model.deadlineMs = isClockRunning(next) ? createdAtMs + 72 * hourMs : Infinity
  forgetEnded(model)
}

test.each([1, 2, 3, 4, 5, 6])(
  'whatever is set, lifted, decided and waited for, a bet is taken exactly while nothing closes play: sequence %i [FACT-01, FACT-02]',
  async seed => {
    const random = seededRandom(seed)
    player = await enlist('basic_account')
    const createdAtMs = now()
    const model: Model = { causes: new Map(), isStandingOpen: true, deadlineMs: createdAtMs + 72 * hourMs }
    const steps = [
      () => closeOne(model, random),
      () => liftOne(model, random),
      () => changeOne(model, random, createdAtMs),
      async () => world.clock.advance(random.between(0, 60) * minuteMs),
      async () => {
        await sweep()
        forgetEnded(model)
      },
    ]
    const told: { readonly step: number; readonly is: string; readonly should: string }[] = []
    for (let step = 0; step < 40; step++) {
      await random.pick(steps)()
      told.push({ step, is: await bet(), should: mayPlay(model) ? 'OK' : 'PLAYER_BLOCKED' })
    }
    expect(told.filter(({ is, should }) => is !== should)).toEqual([])
    expect(new Set(told.map(({ is }) => is)).size).toBe(2)
  },
)
