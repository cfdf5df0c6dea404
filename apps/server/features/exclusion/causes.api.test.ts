import type { GateCause } from '@saya/contract/gate/gate.ts'
import {
  ask,
  askOffice,
  command,
  depositTools,
  figureTools,
  giveCoupons,
  harmLife,
  limitTools,
  openWithdrawalWorld,
  type Payable,
  type Player,
  plainRules,
  popupDesk,
  readLedger,
  rewardTools,
  signInWithCode,
  staffOf,
  voucherCodes,
  type WithdrawalWorld,
} from '@saya/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { countCoupons } from '../coupon/index.ts'
import { findDeposit } from '../deposit/deposit.store.ts'
import { settle } from '../deposit/event/settle.ts'
import { setGate } from '../gate/index.ts'
import { refuseAct } from '../kyc/index.ts'
import { mayMarket } from '../marketing/index.ts'
import { notifyMember } from '../message/index.ts'

/** Each cause that closes play, held against each act, at the doors where the acts happen. */
let desk: WithdrawalWorld
beforeAll(async () => {
  desk = await openWithdrawalWorld()
  await (await popupDesk(desk.world, (await staffOf(desk.world, { role: 'content' })).token))()
})
afterAll(() => desk.close())

const now = () => desk.world.clock.now()
let made = 0

/** Whether something is promised now, and comes to them. */
async function gives({ uid }: Payable, kind: 42 | 4001 | 4002) {
  const rewards = rewardTools(desk.world)
  const { result, key } = await rewards.promise({ uid }, { kind, amount: 10_000n, name: `cause ${++made}` })
  return result.ok && (await rewards.collect(key)).ok
}

async function makesOffers({ uid }: Payable, reach: 'shown' | 'sent') {
  return (await desk.world.db.member(uid, tx => mayMarket(tx, { uid, reach, nowMs: now() }))) !== null
}

/** Whether a deposit that asks for the ticket's bonus brings it. It was opened before, since some causes close deposits too. */
async function bringsTicketBonus({ uid }: Player) {
  const id = opened.get(uid)
  if (!id) throw new Error('No deposit was opened with a ticket.')
  await settle(desk.world.api.deposits, { gateway: 'paymongo', reference: id, uid })
  const read = await desk.world.db.member(uid, async tx => ({
    ledger: await readLedger(tx, uid),
    tickets: await countCoupons(tx, uid),
    paidIn: await findDeposit(tx, uid, id),
  }))
  const bonuses = read.ledger.journal.filter(({ kind }) => kind === 4009).map(({ amount }) => amount)
  expect(read.paidIn?.status).toBe('completed')
  // A ticket that brings nothing is kept.
  expect([bonuses, read.tickets.left]).toEqual(bonuses.length > 0 ? [[500_000n], 0] : [[], 1])
  return bonuses.length > 0
}

const opened = new Map<bigint, string>()

/** A ticket, and a deposit of 1,000 pesos that asks for its bonus and is paid at the gateway, but not credited. */
async function openPaid(ana: Player): Promise<void> {
  await giveCoupons(desk.world, ana, 1)
  const cashier = depositTools(desk.world)
  const { id, payUrl } = await cashier.begin(ana, { amount: '1000', cashback_flag: '1' })
  await cashier.act(payUrl)
  opened.set(ana.uid, id)
}

/** What is told of a ticket before paying in: on its page, and at the way to pay. */
async function isTicketShown(by: Player) {
  const detail = await ask(desk.world, 'GET /promo/cashback/detail', {}, by)
  const channels = await ask(desk.world, 'GET /finance/channel/list', { query: { mode: '1' } }, by)
  const gcash = channels.data.d.find(({ id }) => id === 'gcash')
  const told = [detail.data.coupons_num, gcash?.cashback_state, gcash?.cashback_coupons_num]
  expect([
    [1, 1, 1],
    [0, 0, 0],
  ]).toContainEqual(told)
  return told[0] === 1
}

/** Whether staff can give a ticket, which counts as an offer. */
async function isGivenTicket({ uid }: Player) {
  const { token } = await staffOf(desk.world, { role: 'finance' })
  const { given } = await desk.world.db.member(uid, tx => countCoupons(tx, uid))
  const body = { uid: String(uid), given, count: 1, reason: 'For the trouble on Friday' }
  const answer = await askOffice(desk.world, 'POST /office/api/member/coupon/give', { body }, token)
  if (answer.status !== 200) expect(answer.code).toBe('coupons_closed')
  return answer.status === 200
}

/** What a ticket for deposits comes to. */
const ticketActs = {
  'ticket shown': isTicketShown,
  'ticket’s bonus': bringsTicketBonus,
  'ticket from staff': isGivenTicket,
} as const

/** Whether a member gets through with each act. */
const acts = {
  async bet({ uid }: Payable) {
    const name = `cause ${++made}`
    const bet = { uid, txId: name, roundId: name, amount: 10_000n, rules: plainRules }
    return (await desk.world.ledger.apply(command({ kind: 'bet', ...bet }))).outcome === 'OK'
  },
  async launch({ uid }: Payable) {
    const act = { uid, gate: 'play', nowMs: now(), jurisdiction: 'standard' } as const
    return (await desk.world.db.member(uid, tx => refuseAct(tx, act, 'not_found'))) === undefined
  },
  deposit: async (by: Payable) => (await depositTools(desk.world).open(by)).status === 200,
  async voucher(by: Payable) {
    const [exchangeCode = ''] = (await voucherCodes(desk.world, { amount: '100' })).codes
    const body = { exchangeCode, device: 'web' } as const
    return (await ask(desk.world, 'POST /finance/lazada/exchange', { body }, by)).status === 200
  },
  bonus: (by: Payable) => gives(by, 4001),
  ...ticketActs,
  invite: (by: Payable) => gives(by, 4002),
  coins: (by: Payable) => gives(by, 42),
  'offer shown': (by: Payable) => makesOffers(by, 'shown'),
  'offer sent': (by: Payable) => makesOffers(by, 'sent'),
  popup: async (by: Payable) => (await ask(desk.world, 'GET /member/popup/list', {}, by)).data.t > 0,
  'banner of the home page': async (by: Payable) =>
    (await ask(desk.world, 'GET /member/offers', {}, by)).data.are_shown,
  promotion: async (by: Payable) => (await ask(desk.world, 'GET /promo/list', {}, by)).data.why_none === null,
  'reminder of coins': async (by: Payable) =>
    (await ask(desk.world, 'GET /promo/task/unclaimed', {}, by)).data.count > 0,
  withdrawal: async (by: Payable) => (await desk.open(by, { amount: '100' })).status === 200,
  'message of service': async (by: Payable) => {
    const event = {
      uid: by.uid,
      kind: 'withdrawal_completed',
      about: `cause ${++made}`,
      amount: 10_000n,
      nowMs: now(),
    } as const
    await desk.world.db.member(by.uid, tx => notifyMember(tx, event))
    const { d } = (await ask(desk.world, 'GET /member/message/list', {}, by)).data
    return d.some(({ kind }) => kind === 'withdrawal_completed')
  },
  'writing to Service': async (by: Payable) =>
    (await ask(desk.world, 'POST /member/feedback', { body: { text: `Question ${++made}` } }, by)).status === 200,
  records: async (by: Payable) => (await ask(desk.world, 'GET /member/bet/list', {}, by)).status === 200,
  'signing in': async ({ phone }: Payable) => (await signInWithCode(desk.world, phone)).token !== '',
} as const

type Act = keyof typeof acts

const alwaysOpen: readonly Act[] = ['withdrawal', 'message of service', 'writing to Service', 'records', 'signing in']
/** What draws on somebody to play, wherever it is shown. */
const drawn: readonly Act[] = ['popup', 'banner of the home page', 'promotion', 'reminder of coins']

const tickets = ['ticket shown', 'ticket’s bonus', 'ticket from staff'] as const

const all: readonly Act[] = [
  'bet',
  'launch',
  'deposit',
  'voucher',
  'bonus',
  ...tickets,
  'invite',
  'coins',
  'offer shown',
  'offer sent',
  ...drawn,
]

/** What each closes, written down once more than in the rules. */
const closed: readonly (readonly [GateCause | 'nothing', readonly Act[], ids: string])[] = [
  ['nothing', [], 'SAFE-120, SAFE-121'],
  ['exclusion', all, 'SAFE-91, SAFE-92, SAFE-120, SAFE-121'],
  ['time_out', all, 'SAFE-01, SAFE-120, SAFE-121'],
  ['staff', all, 'SAFE-120, SAFE-121'],
  ['review', all, 'SAFE-77, SAFE-120, SAFE-121'],
  [
    'rest',
    ['bet', 'launch', 'bonus', ...tickets, 'invite', 'offer shown', 'offer sent', ...drawn],
    'SAFE-120, SAFE-121',
  ],
  ['reality_check', ['bet', 'launch'], 'SAFE-120'],
  // A launch asks the standing itself, of which this cause is made.
  ['kyc', ['bet'], 'SAFE-120'],
]

test.each(closed)(
  'during %s exactly %j are closed, and money out, records and signing in are open [%s]',
  async (cause, expected, _ids) => {
    const ana = await desk.payable({ pesos: 1000n })
    await openPaid(ana)
    await ask(desk.world, 'POST /member/consent/marketing', { body: { is_given: true } }, ana)
    if (cause !== 'nothing') {
      const gate = { uid: ana.uid, cause, openUntilMs: null, closedUntilMs: now() + 3_600_000, nowMs: now() }
      await desk.world.db.member(ana.uid, tx => setGate(tx, gate))
    }
    const found: Act[] = []
    for (const name of [...all, ...alwaysOpen]) if (!(await acts[name](ana))) found.push(name)
    expect(found).toEqual(expected)
  },
)

/** Which of the acts of a ticket are closed. */
async function closedTickets(by: Player) {
  const found: Act[] = []
  for (const name of tickets) if (!(await ticketActs[name](by))) found.push(name)
  return found
}

test.each([
  ['a limit of bets that is met', 'spent', 100, tickets],
  ['a limit of losses that is met', 'lost', 100, tickets],
  ['a limit of bets with a peso left', 'spent', 99, []],
  ['a limit of losses with a peso left', 'lost', 99, []],
] as const)(
  'under %s (%s, %i pesos bet) %j are closed, and the ticket is kept [SAFE-120, SAFE-121]',
  async (_case, counts, pesos, expected) => {
    const on = limitTools(desk.world)
    const ana = await on.player()
    await openPaid(ana)
    expect((await on.set(ana, { counts, most: '100' })).status).toBe(200)
    expect(await on.bet(ana, pesos)).toBe('OK')
    expect(await closedTickets(ana)).toEqual(expected)
  },
)

test('under a limit of time that is used up the acts of a ticket are closed, and the ticket is kept [SAFE-120, SAFE-121]', async () => {
  const on = limitTools(desk.world)
  const ana = await on.player()
  await figureTools(desk.world).sit(ana, 14)
  desk.world.clock.advance(15 * 60_000)
  await openPaid(ana)
  expect((await on.set(ana, { counts: 'time', most: '12' })).status).toBe(200)
  expect(await closedTickets(ana)).toEqual(tickets)
})

test('a limit of deposits that a deposit itself uses up shows no further ticket, and costs nobody the bonus of that one [SAFE-120, SAFE-121]', async () => {
  const on = limitTools(desk.world)
  const ana = await on.player()
  await on.set(ana, { counts: 'deposit', most: '1000' })
  await openPaid(ana)
  expect(await closedTickets(ana)).toEqual(['ticket shown', 'ticket from staff'])
})

test.each([
  ['none', []],
  ['watch', []],
  ['contact', tickets],
  ['stop', tickets],
] as const)('at the band %s %j are closed, and the ticket is kept [SAFE-120, SAFE-121]', async (band, expected) => {
  const life = harmLife(desk.world)
  const ana = await desk.world.player({ kyc: 'fully_kyc' })
  await openPaid(ana)
  await life.write(ana, `insert into harm_day values ($uid, '${life.day(2)}', 9, '${band}', '${band}', '{}')`)
  expect(await closedTickets(ana)).toEqual(expected)
})
