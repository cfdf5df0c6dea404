import type { GateCause } from '@saya/contract/gate/gate.ts'
import {
  ask,
  command,
  depositTools,
  openWithdrawalWorld,
  type Payable,
  plainRules,
  popupDesk,
  rewardTools,
  signInWithCode,
  staffOf,
  voucherCodes,
  type WithdrawalWorld,
} from '@saya/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'
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

const all: readonly Act[] = [
  'bet',
  'launch',
  'deposit',
  'voucher',
  'bonus',
  'invite',
  'coins',
  'offer shown',
  'offer sent',
  ...drawn,
]

/** What each closes, written down once more than in the rules. */
const closed: readonly (readonly [GateCause | 'nothing', readonly Act[]])[] = [
  ['nothing', []],
  ['exclusion', all],
  ['time_out', all],
  ['staff', all],
  ['review', all],
  ['rest', ['bet', 'launch', 'bonus', 'invite', 'offer shown', 'offer sent', ...drawn]],
  ['reality_check', ['bet', 'launch']],
  // A launch asks the standing itself, of which this cause is made.
  ['kyc', ['bet']],
]

test.each(closed)(
  'during %s exactly %j are closed, and money out, records and signing in are open [SAFE-91, SAFE-92]',
  async (cause, expected) => {
    const ana = await desk.payable({ pesos: 1000n })
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
