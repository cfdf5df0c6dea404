import { randomUUID } from 'node:crypto'
import { manilaDay } from '@saya/money'
import type { Reply } from '@saya/rpp'
import {
  ask,
  askOffice,
  openStudioWorld,
  type Player,
  readJournal,
  readLedger,
  staffOf,
  studioKey,
  type StudioWorld,
} from '@saya/testing'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import type { CommandTools } from '../../server/commands/command.ts'
import { verify } from '../../server/commands/verify.ts'
import { askOffers } from '../../server/features/game/askOffers.ts'
import { openGameProviders } from '../../server/platform/gameProvider/openGameProviders.ts'
import { answerCall } from '../operator/answerCall.ts'
import type { OperatorDeps } from '../operator/operatorDeps.ts'
import { ownTables } from '../catalogue/ownTables.ts'
import { openKeeper } from './openKeeper.ts'
import { tendBets } from './tendBets.ts'

const code = 'baccarat-royale'
let on: StudioWorld
let ana: Player
let anas: string
beforeAll(async () => {
  on = await openStudioWorld({ tables: new Map([...ownTables].filter(([name]) => name === code)) })
  // The operator asks the studio which of its games have two sides.
  const gameProviders = openGameProviders({
    places: [{ code: 'studio', url: on.url, pages: on.url }],
    keys: [{ provider: 'studio', id: '1', bytes: studioKey }],
    clock: on.world.clock,
  })
  await askOffers({ db: on.world.db, clock: on.world.clock, log: on.deps.log, gameProviders })()
  on.world.clock.advance(60_000)
})
afterAll(() => on.close())
beforeEach(async () => {
  ana = await on.player(10_000_000n)
  anas = await on.open(ana, code)
})
afterEach(async () => {
  on.breakWallet(undefined)
  for (let turns = 0; turns < 4; turns++) await pass(60_000)
})

async function pass(ms: number): Promise<void> {
  on.world.clock.advance(ms)
  await on.tend()
}

/** A round in which bets are taken. */
async function taking() {
  await on.call('table/state', { session: anas })
  await on.tend()
  on.world.clock.advance(3000)
  const { round } = (await on.call('table/state', { session: anas })).body.table
  if (!round) throw new Error('No round was opened.')
  return round.id
}

async function press(round: string, stakes: object) {
  on.world.clock.advance(1)
  const asked = { session: anas, key: randomUUID(), round, stakes, word: randomUUID() }
  return (await on.call('table/bet', asked)).body.bet
}

const drawn = () => pass(24_000)

/** What the wallet has made of the one round that its player has played. */
async function readRound() {
  const { wallet, rounds } = await on.world.db.member(ana.uid, tx => readLedger(tx, ana.uid))
  expect(rounds).toHaveLength(1)
  const [round] = rounds
  if (!round) throw new Error('The wallet has no round.')
  expect(wallet.turnover).toBe(round.turnover)
  return { ...round, isOpen: wallet.open_rounds > 0 }
}

const peso = 10_000n
const away = (one: bigint) => (one < 0n ? -one : one)
const lesser = (one: bigint, other: bigint) => (one < other ? one : other)

type SentCall = { readonly name: string; readonly round: unknown; readonly isLast: unknown }

/** Listens to what is sent to the wallet, and lets an answer of it be another one. */
function listen(change: (sent: SentCall, reply: Reply) => Reply = (_sent, reply) => reply): SentCall[] {
  const heard: SentCall[] = []
  on.breakWallet(async (name, fields) => {
    const { round_id: round, round_closed: isLast } = fields as { round_id?: string; round_closed?: boolean }
    const sent = { name, round, isLast }
    heard.push(sent)
    return change(sent, await on.wallet.send(name, fields))
  })
  return heard
}

const cut: Reply = { isKnown: false, why: 'cut' }

test('bets on both sides in two presses are one round to the wallet, whose turnover is what was at risk', async () => {
  const id = await taking()
  const presses = [await press(id, { player: 200 }), await press(id, { banker: 200 })]
  await drawn()
  const round = await readRound()
  expect(round).toMatchObject({ round_id: presses[0]?.id, bet: 400n * peso, isOpen: false })
  expect(round.closed_at).not.toBeNull()
  expect(round.turnover).toBe(away(round.win - 400n * peso))
  expect(round.turnover).toBeLessThanOrEqual(10n * peso)
  const { bets } = (await on.call('table/bets', { session: anas })).body
  expect(bets.map(({ state }) => state)).toEqual(['done', 'done'])
  expect(bets.reduce((sum, { win }) => sum + Number(win), 0)).toBe(Number(round.win) / 10_000)
})

/** What counts of stakes in a game with two sides. */
const countOf = ({ bet, refund, win }: { bet: bigint; refund: bigint; win: bigint }) =>
  lesser(bet - refund, away(win - (bet - refund)))

test('as much on one side, in as many presses, counts in full, and only the last message closes the round', async () => {
  const id = await taking()
  const sent = listen()
  for (let count = 0; count < 3; count++) await press(id, { banker: 100 })
  await drawn()
  const settles = sent.filter(({ name }) => name === 'settle')
  expect(settles.map(({ isLast }) => isLast)).toEqual([false, false, true])
  const round = await readRound()
  expect(round).toMatchObject({ bet: 300n * peso, isOpen: false, turnover: countOf(round) })
  // Won, lost or given back by a tie: nobody has bet against themselves.
  expect([0n, 285n * peso, 300n * peso]).toContain(round.turnover)
})

test('it is closed once where answers are lost, copies work at once and a bet is given back late', async () => {
  const id = await taking()
  const first = await press(id, { player: 100 })
  await press(id, { banker: 50 })
  // Nobody hears that the third was taken; it is given back when the others were paid long ago.
  let isDeaf = true
  listen(({ name }, reply) => ((name === 'bet' || name === 'rollback') && isDeaf ? cut : reply))
  expect((await press(id, { tie: 30 })).state).toBe('pending')
  on.world.clock.advance(24_000)
  await Promise.all(Array.from({ length: 3 }, () => openKeeper(on.deps).turn()))
  await Promise.all(Array.from({ length: 3 }, () => tendBets(on.deps)))
  await pass(1000)
  expect(await readRound()).toMatchObject({ bet: 180n * peso, refund: 30n * peso, isOpen: false })
  isDeaf = false
  for (let turns = 0; turns < 3; turns++) await pass(20_000)
  const round = await readRound()
  expect(round).toMatchObject({ round_id: first.id, refund: 30n * peso, isOpen: false, turnover: countOf(round) })
  const states = (await on.call('table/bets', { session: anas })).body.bets.map(({ state }) => state)
  expect(states).toEqual(['returned', 'done', 'done'])
})

test('it is closed where the last bet is refused, and where the first one is', async () => {
  const id = await taking()
  await on.world.setBalance(ana.uid, 40n * peso)
  expect((await press(id, { banker: 50 })).state).toBe('refused')
  expect((await press(id, { banker: 30 })).state).toBe('placed')
  expect((await press(id, { banker: 50 })).state).toBe('refused')
  await drawn()
  const round = await readRound()
  expect(round).toMatchObject({ bet: 30n * peso, isOpen: false, turnover: countOf(round) })
})

test('a bet behind a first one that was given back is taken in the same round, and closes it', async () => {
  const id = await taking()
  let isDeaf = true
  listen(({ name }, reply) => (name === 'bet' && isDeaf ? cut : reply))
  expect((await press(id, { player: 100 })).state).toBe('returned')
  isDeaf = false
  expect((await press(id, { banker: 50 })).state).toBe('placed')
  await drawn()
  const round = await readRound()
  expect(round).toMatchObject({ bet: 150n * peso, refund: 100n * peso, isOpen: false, turnover: countOf(round) })
})

test('an unanswered settle does not delay other settles, and the round is closed once when all are paid', async () => {
  const id = await taking()
  const [oldest] = [
    await press(id, { player: 100, banker: 100 }),
    await press(id, { banker: 100 }),
    await press(id, { tie: 10 }),
  ]
  let [settles, closes] = [0, 0]
  const sent = listen(({ name }, reply) => {
    if (name === 'settle' && ++settles < 4) return cut
    return name === 'round-close' && ++closes < 2 ? cut : reply
  })
  await drawn()
  // The oldest is sent with the others, and its answer is lost as theirs are.
  expect(settles).toBe(3)
  expect((await readRound()).isOpen).toBe(true)
  await on.tend()
  on.world.clock.advance(1000)
  for (let turns = 0; turns < 4; turns++) await pass(9000)
  expect(sent.some(({ name, isLast }) => name === 'settle' && isLast === true)).toBe(false)
  expect(sent.filter(({ name }) => name === 'round-close').map(({ round }) => round)).toEqual([oldest?.id, oldest?.id])
  const round = await readRound()
  expect(round).toMatchObject({ bet: 310n * peso, isOpen: false, turnover: countOf(round) })
  expect(await on.balance(ana)).toBe((1000 - 310 + Number(round.win) / 10_000).toFixed(2))
  const states = (await on.call('table/bets', { session: anas })).body.bets.map(({ state }) => state)
  expect(states).toEqual(['done', 'done', 'done'])
})

test('the oldest bet is paid and told as paid while another of its round is not answered for hours', async () => {
  const id = await taking()
  const [oldest, other] = [await press(id, { player: 100, banker: 100 }), await press(id, { tie: 10 })]
  let isDeaf = true
  const refs: unknown[] = []
  on.breakWallet(async (name, fields) => {
    const { ref_tx_id: ref } = fields as { ref_tx_id?: string }
    if (name === 'settle') refs.push(ref)
    return name === 'settle' && ref === other?.id && isDeaf ? cut : on.wallet.send(name, fields)
  })
  await drawn()
  const tell = async () => (await on.call('table/bets', { session: anas })).body.bets
  const [, paid] = await tell()
  expect(paid).toMatchObject({ id: oldest?.id, state: 'done' })
  expect(await on.balance(ana)).toBe((790 + Number(paid?.win)).toFixed(2))
  expect((await readRound()).isOpen).toBe(true)
  await pass(3_600_000)
  isDeaf = false
  for (let turns = 0; turns < 3; turns++) await pass(900_000)
  expect((await tell()).map(({ state }) => state)).toEqual(['done', 'done'])
  const round = await readRound()
  expect(round).toMatchObject({ isOpen: false, turnover: countOf(round) })
  expect(refs.filter(ref => ref === oldest?.id)).toHaveLength(1)
})

test('what was bet before rounds had one name at the wallet ends as it was begun', async () => {
  const id = await taking()
  const old = await press(id, { player: 100 })
  await on.db.transaction(tx => tx.query('update table_bet set wallet_round = null where id = $1', [old.id]))
  const fresh = [await press(id, { banker: 60 }), await press(id, { banker: 40 })]
  const sent = listen()
  await drawn()
  const closed = sent.filter(({ name, isLast }) => name === 'settle' && isLast === true)
  expect(new Set(closed.map(({ round }) => round))).toEqual(new Set([old.id, fresh[0]?.id]))
  const { wallet, rounds } = await on.world.db.member(ana.uid, tx => readLedger(tx, ana.uid))
  expect(rounds.map(({ bet }) => bet)).toEqual([100n * peso, 100n * peso])
  expect([wallet.open_rounds, wallet.turnover]).toEqual([0, rounds.reduce((sum, round) => sum + countOf(round), 0n)])
})

async function verified(id: string): Promise<string | undefined> {
  const said: string[] = []
  await verify.run({ args: [id, on.url], say: (line: string) => said.push(line) } as unknown as CommandTools)
  return said.at(-1)
}

test('its record, its recall, its proof and the books of both sides tell of all that was bet', async () => {
  const id = await taking()
  const presses = [await press(id, { player: 100 }), await press(id, { banker: 40 }), await press(id, { player: 10 })]
  const name = presses[0]?.id ?? ''
  const operator: OperatorDeps = { ...on.deps, ownUrl: () => on.url }
  const asked = { request_id: 'q', opened_before: on.world.clock.now() / 1000 + 1 }
  const { rounds: open } = (await answerCall(operator, 'rounds/open', asked)) as { rounds: { round_id: string }[] }
  expect(open.map(({ round_id }) => round_id)).toEqual([name])
  await drawn()
  const { win } = await readRound()
  const won = `${(Number(win) / 10_000).toFixed(2)}`
  await readJournal(on.world)
  const { d: records } = (await ask(on.world, 'GET /member/bet/list', {}, ana)).data
  expect(records).toMatchObject([{ round_id: name, bet_amount: '150.00', settlement_amount: won, status: 'completed' }])
  for (const { id: one } of presses) {
    const told = await (await fetch(`${on.url}/api/round/${one}`)).json()
    expect(told).toMatchObject({
      stakes: { player: 110, banker: 40 },
      bet: { state: 'done', stake: '150.00', win: won },
    })
    expect(await verified(one)).toContain('holds')
  }
  const page = await ask(on.world, 'GET /member/bet/round', { query: { id: records[0]?.id ?? '', lang: 'en' } }, ana)
  expect(page.data).toContain(`/round/${name}`)
  const day = manilaDay(on.world.clock.now())
  on.world.clock.advance(900_000)
  const { token } = await staffOf(on.world, { role: 'finance' })
  const made = await askOffice(
    on.world,
    'POST /office/api/round-check/make',
    { body: { provider: 'studio', day } },
    token,
  )
  expect(made).toMatchObject({ status: 200, data: { differences: 0 } })
})

test('a round with a bet on hold stays open for staff, who settle that bet and not one put on hold later', async () => {
  const id = await taking()
  const presses = [await press(id, { player: 100 }), await press(id, { banker: 100 })]
  const [first, second] = presses.map(({ id }) => id) as [string, string]
  const conflict = (reply: Reply): Reply =>
    reply.isKnown ? { isKnown: true, answer: { ...reply.answer, status: 'TX_CONFLICT' } } : reply
  let [settles, isDeaf] = [0, true]
  listen(({ name }, reply) => {
    if (name !== 'settle') return reply
    return settles++ > 0 && isDeaf ? cut : conflict(reply)
  })
  await drawn()
  expect((await readRound()).isOpen).toBe(true)
  const stands = async () => (await on.call('table/state', { session: anas })).body.stands.map(bet => bet.id)
  expect(await stands()).toEqual([second])
  const seen = { request_id: 'q', player_ref: String(ana.uid), round_id: first, tx_ids: [second] }
  const operator: OperatorDeps = { ...on.deps, ownUrl: () => on.url }
  const see = (asked: object) => answerCall(operator, 'rounds/seen', asked)
  expect(await see(seen)).toMatchObject({ status: 'OK' })
  expect(await stands()).toEqual([])
  isDeaf = false
  await pass(9000)
  expect(await stands()).toEqual([first])
  expect(await see(seen)).toMatchObject({ status: 'OK' })
  expect(await stands()).toEqual([first])
  expect(await countStopped()).toBe(1)
  // An operator that names none has seen to all that stand by now.
  expect(await see({ ...seen, tx_ids: undefined })).toMatchObject({ status: 'OK' })
  expect([await stands(), await countStopped()]).toEqual([[], 0])
})

async function countStopped(): Promise<number> {
  // What was counted is told for a second.
  on.world.clock.advance(1000)
  return ((await (await fetch(`${on.url}/readyz`)).json()) as { stopped: number }).stopped
}
