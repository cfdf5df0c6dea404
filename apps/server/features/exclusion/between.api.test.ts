import {
  ask,
  command,
  depositTools,
  giveCoupons,
  limitTools,
  openWithdrawalWorld,
  type Payable,
  plainRules,
  readLedger,
  rewardTools,
  whileWalletHeld,
  type WithdrawalWorld,
} from '@saya/testing'
import { pino } from 'pino'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { GameFacts, GameProvider } from '../../platform/gameProvider/gameProvider.ts'
import type { PaymentGateway } from '../../platform/gateway/paymentGateway.ts'
import { unknownLocation } from '../../platform/geolocation/index.ts'
import { systemRandom } from '../../platform/random.ts'
import { countCoupons } from '../coupon/index.ts'
import { beginDeposit, beginSteps } from '../deposit/beginDeposit.ts'
import { settle } from '../deposit/event/settle.ts'
import { payPages } from '../deposit/payPages.ts'
import { askOffers } from '../game/askOffers.ts'
import { findGameSession, hashGameToken, newGameToken } from '../game/index.ts'
import { beginLaunch, launchSteps } from '../game/launch/beginLaunch.ts'
import { collectReward, collectSteps } from '../reward/collectReward.ts'

/** An exclusion may fall between any two steps of whatever else is under way: it then comes before all of it, or behind all of it. */
let desk: WithdrawalWorld
beforeAll(async () => {
  desk = await openWithdrawalWorld()
})
afterAll(() => desk.close())

let ana: Payable
beforeEach(async () => {
  ana = await desk.payable({ pesos: 100n })
})

const exclude = () => ask(desk.world, 'POST /member/exclusion/set', { body: { period: '6m' } }, ana)

/** An exclusion that is sent before one step of something else: it is over by then, unless it waits for what that holds. */
function excludeBefore<Step extends string>(at: Step, isFirst: boolean) {
  const sent: ReturnType<typeof exclude>[] = []
  return {
    async onStep(step: Step): Promise<void> {
      if (step !== at) return
      sent.push(exclude())
      if (isFirst) await sent[0]
    },
    /** What the member was answered. */
    async status() {
      return (await sent[0])?.status
    },
  }
}

/** Both ways round two things can come by the wallet, which somebody else holds until both wait for it. */
const orders = ['the exclusion first', 'the exclusion last'] as const

async function raceFor<T>(order: (typeof orders)[number], other: () => Promise<T>): Promise<T> {
  const begun: { excluded?: ReturnType<typeof exclude>; other?: Promise<T> } = {}
  const begin = [() => (begun.excluded = exclude()), () => (begun.other = other())]
  await whileWalletHeld(desk.world.db, ana.uid, async untilWaiting => {
    for (const [place, one] of (order === orders[0] ? begin : begin.toReversed()).entries()) {
      void one()
      await untilWaiting(place + 1)
    }
  })
  expect((await begun.excluded)?.status).toBe(200)
  return (await begun.other) as T
}

/** What a game of a provider made for a test tells of itself: nothing. */
const noFacts: GameFacts = {
  version: null,
  leastRtpPpm: null,
  mostRtpPpm: null,
  hitPpm: null,
  volatility: null,
  leastBet: null,
  mostBet: null,
  mostWin: null,
  mostWinTimes: null,
  rules: { en: [], tl: [] },
  fairnessUrl: null,
}

/** All of it can be withdrawn, and nothing is left to be played. */
async function expectFree(balance: string) {
  expect(await desk.money(ana)).toMatchObject({ balance, withdrawable: balance })
}

describe('of a grant', () => {
  test.each(collectSteps)(
    'an exclusion that comes before the step %s leaves nothing to be played [SAFE-91, SAFE-93, SAFE-110]',
    async at => {
      const rewards = rewardTools(desk.world)
      const { key } = await rewards.promise(ana, { multiple: 3 })
      let excluded: ReturnType<typeof exclude> | undefined
      async function onStep(step: string) {
        if (step !== at) return
        excluded = exclude()
        // It waits for what this transaction holds by now; where nothing is held it comes first.
        if (step === 'lockReward') await excluded
      }
      const nowMs = desk.world.clock.now()
      const deps = { jurisdiction: 'standard', onStep } as const
      await desk.world.db.member(ana.uid, tx => collectReward(tx, deps, { ...key, nowMs }))
      expect((await excluded)?.status).toBe(200)
      await expectFree('110.00')
    },
  )
})

describe('of a deposit', () => {
  test.each(beginSteps)(
    'an exclusion that comes before the step %s is seen, or finds the deposit and closes its page [SAFE-91, SAFE-94, SAFE-110]',
    async at => {
      const isFirst = beginSteps.indexOf(at) <= beginSteps.indexOf('lockWallet')
      const closing = excludeBefore(at, isFirst)
      const deps = { ...desk.world.api.deposits, onStep: closing.onStep }
      const body = { amount: '500', pid: 'gcash', device: 'web', cashback_flag: '0' } as const
      const begun = await desk.world.db.member(ana.uid, tx => beginDeposit(deps, tx, { uid: ana.uid, body }))
      expect(await closing.status()).toBe(200)
      const rows = () => depositTools(desk.world).rows(ana)
      if (isFirst) expect([begun, await rows()]).toMatchObject([{ ok: false, code: 'gate_exclusion_until' }, []])
      else await expect.poll(async () => (await rows()).map(({ status }) => status)).toEqual(['canceled'])
      await expectFree('100.00')
    },
  )

  const body = { amount: '500', pid: 'gcash', device: 'web', cashback_flag: '0' } as const
  const rows = () => depositTools(desk.world).rows(ana)
  /** It is kept that the page was left, which is what closes it wherever it is opened by then. */
  const untilLeft = () => expect.poll(async () => (await rows()).map(row => row.left_at !== null)).toEqual([true])

  test('that has no page yet, an exclusion that comes in between leaves it without one [SAFE-94, SAFE-110]', async () => {
    const { deposits } = desk.world.api
    const begun = await desk.world.db.member(ana.uid, tx => beginDeposit(deposits, tx, { uid: ana.uid, body }))
    if (!begun.ok) throw new Error('No deposit was begun.')
    expect((await exclude()).status).toBe(200)
    await untilLeft()
    const page = { uid: ana.uid, id: begun.data.id, origin: desk.world.url }
    expect(await payPages(deposits)(page)).toMatchObject({ ok: false, code: 'deposit_over' })
    expect((await rows()).map(({ pay_url: url }) => url)).toEqual([''])
    await expectFree('100.00')
  })

  test('an exclusion that comes while the gateway is asked for its page sends nobody there, and the page is closed [SAFE-94, SAFE-110]', async () => {
    const { deposits } = desk.world.api
    const real = deposits.gateways.get('paymongo')
    if (!real) throw new Error('The gateway is not there.')
    let opened = ''
    const asked: PaymentGateway = {
      ...real,
      async openPayment(wish) {
        const payment = await real.openPayment(wish)
        opened = payment.payUrl
        expect((await exclude()).status).toBe(200)
        await untilLeft()
        return payment
      },
    }
    const begun = await desk.world.db.member(ana.uid, tx => beginDeposit(deposits, tx, { uid: ana.uid, body }))
    if (!begun.ok) throw new Error('No deposit was begun.')
    const open = payPages({ ...deposits, gateways: new Map([...deposits.gateways, ['paymongo', asked]]) })
    const page = { uid: ana.uid, id: begun.data.id, origin: desk.world.url }
    expect(await open(page)).toMatchObject({ ok: false, code: 'deposit_over' })
    await expect.poll(async () => (await (await fetch(opened)).text()).includes('This page is closed')).toBe(true)
    await expect.poll(async () => (await rows()).map(({ status }) => status)).toEqual(['canceled'])
    await expectFree('100.00')
  })

  test.each(orders)('that is credited, with %s, the money comes free of play [SAFE-91, SAFE-110]', async order => {
    const cashier = depositTools(desk.world)
    const { id, payUrl } = await cashier.begin(ana, { amount: '500' })
    await cashier.misbehave({ party: 'paymongo_events', kind: 'lost', times: 1 })
    await cashier.act(payUrl)
    const { deposits } = desk.world.api
    const settled = await raceFor(order, () => settle(deposits, { gateway: 'paymongo', reference: id, uid: ana.uid }))
    expect(settled?.status).toBe('completed')
    await expectFree('600.00')
    expect((await cashier.open(ana)).code).toBe('gate_exclusion_until')
  })
})

describe('of a deposit with a ticket', () => {
  const cashier = () => depositTools(desk.world)

  async function open() {
    await giveCoupons(desk.world, ana, 1)
    return cashier().begin(ana, { amount: '1000', cashback_flag: '1' })
  }

  /** It is paid at the gateway, and nobody has told us. */
  async function pay(payUrl: string): Promise<void> {
    await cashier().misbehave({ party: 'paymongo_events', kind: 'lost', times: 1 })
    await cashier().act(payUrl)
  }

  async function openPaid(): Promise<string> {
    const { id, payUrl } = await open()
    await pay(payUrl)
    return id
  }

  const settled = (id: string) => settle(desk.world.api.deposits, { gateway: 'paymongo', reference: id, uid: ana.uid })

  async function found(id: string) {
    const { bonuses, left } = await desk.world.db.member(ana.uid, async tx => ({
      bonuses: (await readLedger(tx, ana.uid)).journal.filter(({ kind }) => kind === 4009).map(({ amount }) => amount),
      left: (await countCoupons(tx, ana.uid)).left,
    }))
    const detail = await ask(desk.world, 'GET /finance/deposit/detail', { query: { id } }, ana)
    return { bonuses, left, state: detail.data.cashback.state }
  }

  const kept = { bonuses: [], left: 1, state: 'unused' }
  const given = { bonuses: [500_000n], left: 0, state: 'given' }

  test('an exclusion between its opening and its credit brings no bonus, and the ticket is kept [SAFE-91, SAFE-110, SAFE-120]', async () => {
    const id = await openPaid()
    expect((await exclude()).status).toBe(200)
    expect((await settled(id))?.status).toBe('completed')
    expect(await found(id)).toEqual(kept)
    await expectFree('1100.00')
  })

  test('a limit that is met between its opening and its credit brings no bonus, and the ticket is kept [SAFE-120]', async () => {
    const on = limitTools(desk.world)
    await on.set(ana, { counts: 'lost', most: '50' })
    const { id, payUrl } = await open()
    expect((await found(id)).state).toBe('promised')
    expect(await on.bet(ana, 50)).toBe('OK')
    // Nothing is promised to whoever may be made no offer.
    expect((await found(id)).state).toBe('none')
    await pay(payUrl)
    expect((await settled(id))?.status).toBe('completed')
    expect(await found(id)).toEqual(kept)
  })

  test.each([
    [orders[0], kept],
    [orders[1], given],
  ] as const)(
    'with %s of two that wait for the wallet the ticket brings what that order leaves it [SAFE-110, SAFE-120]',
    async (order, expected) => {
      const id = await openPaid()
      await raceFor(order, () => settled(id))
      expect(await found(id)).toEqual(expected)
    },
  )
})

describe('of a launch', () => {
  const offer = { provider: 1, providerCode: 'studio', gameCode: 'taas-baba' }

  function openSessions() {
    return desk.world.db.member(ana.uid, tx =>
      tx.selectFrom('game_session').select('uid').where('uid', '=', ana.uid).where('ended_at', 'is', null).execute(),
    )
  }

  test.each(launchSteps)(
    'an exclusion that comes before the step %s is seen, or ends the game that was opened [SAFE-07, SAFE-91, SAFE-110]',
    async at => {
      const isFirst = launchSteps.indexOf(at) <= launchSteps.indexOf('lockWallet')
      const closing = excludeBefore(at, isFirst)
      const token = newGameToken(systemRandom, { uid: ana.uid, game: 1001 })
      const from = { told: unknownLocation, aheadMinutes: null }
      const beginning = { uid: ana.uid, token, offer, game: 1001, sessionId: crypto.randomUUID(), brand: 'h5', from }
      const deps = { clock: desk.world.clock, jurisdiction: 'standard', onStep: closing.onStep } as const
      const refused = await desk.world.db.member(ana.uid, tx => beginLaunch(deps, tx, beginning))
      expect([refused?.code, await closing.status()]).toEqual([isFirst ? 'gate_exclusion_until' : undefined, 200])
      expect(await openSessions()).toEqual([])
    },
  )

  test('an exclusion that comes while the provider is asked ends the game before it is shown [SAFE-07, SAFE-91, SAFE-110]', async () => {
    let given = ''
    const provider: GameProvider = {
      code: 'studio',
      dialect: 'rpp',
      pages: desk.world.url,
      listGames: async () => [{ code: 'taas-baba', isTwoSided: false, rtpPpm: 950_000, facts: noFacts }],
      async launch({ token }) {
        given = token
        expect((await exclude()).status).toBe(200)
        return `${desk.world.url}/open`
      },
      findRoundPage: async () => undefined,
    }
    const { db, clock, api, apiOptions } = desk.world
    const known = apiOptions.gameProviders as Map<string, GameProvider>
    known.set('studio', provider)
    await askOffers({ db, clock, log: pino({ level: 'silent' }), gameProviders: known })()
    api.shared.clear()
    await ask(desk.world, 'POST /api/v2/game/launch', { body: { code: 'taas-baba' } }, ana)
    const session = await db.member(ana.uid, tx => findGameSession(tx, hashGameToken(given)))
    expect(session?.ended_at).not.toBeNull()
    expect(await openSessions()).toEqual([])
    expect(await bet('behind', { session: hashGameToken(given) })).not.toBe('OK')
  })
})

let made = 0
/** What a bet comes to, as a provider sends it. */
async function bet(name: string, more: { readonly session?: Buffer } = {}) {
  const act = {
    uid: ana.uid,
    txId: `${name} ${++made}`,
    roundId: `${name} ${made}`,
    amount: 100_000n,
    rules: plainRules,
  }
  const { outcome } = await desk.world.ledger.apply(command({ kind: 'bet', ...act, ...more }))
  return outcome
}

describe('of a bet and its settlement', () => {
  const named = (part: string) => ({
    uid: ana.uid,
    roundId: `between ${ana.uid}`,
    txId: `${part} ${ana.uid}`,
    rules: plainRules,
  })
  const stake = () => desk.world.ledger.apply(command({ kind: 'bet', ...named('bet'), amount: 100_000n }))
  const win = () =>
    desk.world.ledger.apply(
      command({ kind: 'settle', ...named('win'), refTxId: named('bet').txId, amount: 200_000n, closesRound: true }),
    )

  test.each([
    [orders[0], 'PLAYER_BLOCKED', '100.00'],
    [orders[1], 'OK', '90.00'],
  ] as const)('with %s the stake is %s [SAFE-91, SAFE-110]', async (order, outcome, left) => {
    expect((await raceFor(order, stake)).outcome).toBe(outcome)
    await expectFree(left)
    expect(await bet('later')).toBe('PLAYER_BLOCKED')
  })

  test.each(orders)('with %s a win of before is paid, free of play [SAFE-92, SAFE-110]', async order => {
    await stake()
    expect((await raceFor(order, win)).outcome).toBe('OK')
    await expectFree('110.00')
    expect(await bet('later')).toBe('PLAYER_BLOCKED')
  })

  test.each(orders)(
    'with %s a stake of before that is rolled back is given back, free of play [SAFE-92, SAFE-110]',
    async order => {
      await stake()
      const { uid, txId, roundId, rules } = named('bet')
      const back = { kind: 'rollback', uid, txId: `back ${txId}`, roundId, refTxId: txId, rules } as const
      expect((await raceFor(order, () => desk.world.ledger.apply(command(back)))).outcome).toBe('OK')
      await expectFree('100.00')
      expect(await bet('later')).toBe('PLAYER_BLOCKED')
    },
  )

  test('between the stake and its win the win is paid, and no further stake of the same round is taken [SAFE-91, SAFE-92, SAFE-110]', async () => {
    expect((await stake()).outcome).toBe('OK')
    expect((await exclude()).status).toBe(200)
    const more = command({ kind: 'bet', ...named('bet'), txId: `raise ${ana.uid}`, amount: 100_000n })
    expect((await desk.world.ledger.apply(more)).outcome).toBe('PLAYER_BLOCKED')
    expect((await win()).outcome).toBe('OK')
    await expectFree('110.00')
  })
})
