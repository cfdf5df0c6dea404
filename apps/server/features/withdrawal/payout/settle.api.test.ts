import { listIncidents, openWithdrawalWorld, type Payable, type WithdrawalWorld } from '@saya/testing'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { GatewayFault } from '../../../platform/gateway/gatewayFault.ts'
import { auditAll } from '../../wallet/index.ts'
import { advanceWithdrawal } from './advanceWithdrawal.ts'
import { send } from './send.ts'
import { settle } from './settle.ts'
import { lockWithdrawal } from '../withdrawal.store.ts'

const hour = 3_600_000

describe.each(['paymongo', 'xendit'] as const)('through %s', name => {
  let desk: WithdrawalWorld
  beforeAll(async () => {
    desk = await openWithdrawalWorld(name)
  })
  afterAll(async () => {
    // Whatever happened here, the books are sound.
    const { db, clock } = desk.world
    expect((await auditAll({ db, clock })).findings).toEqual([])
    await desk.close()
  })

  let luz: Payable
  beforeEach(async () => {
    luz = await desk.payable()
  })

  const paid = { balance: '500.00', withdrawable: '500.00', held: 0n }
  const onItsWay = { balance: '500.00', withdrawable: '500.00', held: 500n }
  const given = { balance: '1000.00', withdrawable: '1000.00', held: 0n }

  async function statusOf(id: string): Promise<string> {
    return (await desk.row(luz, id)).status
  }

  async function incidentsOf(id: string): Promise<readonly string[]> {
    const rows = await desk.world.db.app(listIncidents)
    return rows.filter(({ subject }) => subject === `${name} ${id}`).map(({ kind }) => kind)
  }

  /** Lets the minutes pass in which somebody asks. */
  async function wait(ms: number): Promise<void> {
    desk.world.clock.advance(ms)
    await desk.work()
  }

  describe('what the gateway says decides', () => {
    test('paid: the held money goes to the gateway, once', async () => {
      const id = await desk.begin(luz)
      await desk.work()
      await wait(60_000)
      await wait(2 * hour)
      expect([await statusOf(id), await desk.money(luz)]).toEqual(['completed', paid])
      expect(await desk.transfers(id)).toHaveLength(1)
    })

    test('failed after it was taken: the money is free again', async () => {
      await desk.bend('transfers', 'failing', 1)
      const id = await desk.begin(luz)
      await desk.work()
      await wait(60_000)
      expect(await desk.row(luz, id)).toMatchObject({ status: 'canceled', outcome: 'failed' })
      expect(await desk.money(luz)).toEqual(given)
    })

    test('not taken at all: the money is free again at once', async () => {
      await desk.bend('transfers', 'declining', 1)
      const id = await desk.begin(luz)
      await desk.work()
      expect(await desk.row(luz, id)).toMatchObject({ status: 'canceled', outcome: 'failed' })
      expect([await desk.money(luz), await desk.transfers(id)]).toEqual([given, []])
    })

    test('sent back after it was paid: the member has it again, once, and somebody is called', async () => {
      const id = await desk.begin(luz)
      await desk.work()
      await wait(60_000)
      const arrived = await desk.row(luz, id)
      expect(arrived).toMatchObject({ status: 'completed', paid_at: arrived.ended_at })
      await desk.decide(id, 'returned')
      await wait(hour)
      await wait(24 * hour)
      const back = await desk.row(luz, id)
      expect(back).toMatchObject({ status: 'canceled', outcome: 'returned', paid_at: arrived.paid_at })
      expect(Number(back.ended_at)).toBeGreaterThan(Number(arrived.paid_at))
      expect(await desk.money(luz)).toEqual(given)
      expect(await incidentsOf(id)).toEqual(['PAYOUT_RETURNED'])
    })

    test('paid after it was called failed: nothing moves again, and somebody is called to money that left twice', async () => {
      await desk.bend('transfers', 'failing', 1)
      const id = await desk.begin(luz)
      await desk.work()
      await wait(60_000)
      expect([await statusOf(id), await desk.money(luz)]).toEqual(['canceled', given])
      await desk.decide(id, 'succeeded')
      expect(await incidentsOf(id)).toEqual([])
      await wait(hour)
      expect(await desk.row(luz, id)).toMatchObject({ status: 'canceled', outcome: 'failed' })
      expect([await desk.money(luz), await incidentsOf(id)]).toEqual([given, ['PAYOUT_LEFT_TWICE']])
      await wait(24 * hour)
      expect(await incidentsOf(id)).toEqual(['PAYOUT_LEFT_TWICE'])
    })

    test('a payout to another account than requested raises an incident as soon as it is reported', async () => {
      await desk.bend('transfers', 'misrouted', 1)
      const id = await desk.begin(luz)
      await desk.work()
      expect(await incidentsOf(id)).toEqual(['PAYOUT_ELSEWHERE'])
      await wait(60_000)
      expect([await statusOf(id), await incidentsOf(id)]).toEqual(['completed', ['PAYOUT_ELSEWHERE']])
    })

    test('a report with another amount than requested changes nothing and raises an incident, also after the time limit', async () => {
      await desk.bend('transfers', 'forged', 1)
      const id = await desk.begin(luz)
      await desk.work()
      await wait(60_000)
      expect([await statusOf(id), await desk.money(luz)]).toEqual(['paying', onItsWay])
      expect(await incidentsOf(id)).toEqual(['PAYOUT_BREAK'])
      await wait(25 * hour)
      expect(await statusOf(id)).toBe('timeout')
      const open = (await desk.world.db.app(listIncidents)).filter(
        row => row.closed_at === null && row.subject === `${name} ${id}`,
      )
      expect(open.map(({ kind }) => kind).toSorted()).toEqual(['PAYOUT_BREAK', 'PAYOUT_SILENT'])
    })
  })

  describe('while nobody knows, money stays held and is never sent twice', () => {
    test.each(['silent', 'refusing', 'garbled', 'cut'] as const)('the gateway is %s for a while', async kind => {
      // The account it is sent from is known by now, so that the next call is the one that sends.
      await desk.bend('payouts', kind, 2)
      const id = await desk.begin(luz)
      await desk.work()
      expect([await statusOf(id), await desk.money(luz)]).toEqual(['paying', onItsWay])
      await wait(60_000)
      await wait(2 * 60_000)
      await wait(7 * 60_000)
      expect([await statusOf(id), await desk.money(luz)]).toEqual(['completed', paid])
      expect(await desk.transfers(id)).toHaveLength(1)
    })

    test('silent about InstaPay for a day: timeout, and still only the gateway ends it', async () => {
      await desk.bend('transfers', 'pending', 1)
      const id = await desk.begin(luz)
      await desk.work()
      await wait(23 * hour)
      expect(await statusOf(id)).toBe('paying')
      await wait(hour)
      expect([await statusOf(id), await desk.money(luz)]).toEqual(['timeout', onItsWay])
      expect(await incidentsOf(id)).toEqual(['PAYOUT_SILENT'])
      await wait(100 * hour)
      expect([await statusOf(id), await desk.money(luz)]).toEqual(['timeout', onItsWay])
      await desk.decide(id, 'succeeded')
      await wait(hour)
      expect([await statusOf(id), await desk.money(luz)]).toEqual(['completed', paid])
    })

    test('after a timeout it failed: the money is free again', async () => {
      await desk.bend('transfers', 'pending', 1)
      const id = await desk.begin(luz)
      await desk.work()
      await wait(24 * hour)
      await desk.decide(id, 'failed')
      await wait(hour)
      expect([await statusOf(id), await desk.money(luz)]).toEqual(['canceled', given])
    })

    test('the gateway remembers keys for a day, and after that it is only asked', async () => {
      // Each call breaks off before it does anything, for longer than the key is remembered.
      await desk.bend('payouts', 'silent')
      const id = await desk.begin(luz)
      for (let passed = 0; passed < 26; passed++) await wait(hour)
      await desk.bend('payouts', 'none')
      await wait(hour)
      expect([await statusOf(id), await desk.money(luz)]).toEqual(['timeout', onItsWay])
      expect(await desk.transfers(id)).toEqual([])
    })
  })

  describe('a gateway where no money of ours is left', () => {
    async function holds(): Promise<readonly string[]> {
      const rows = await desk.world.db.app(listIncidents)
      return rows.filter(row => row.kind === 'PAYOUT_WALLET_EMPTY' && row.closed_at === null).map(row => row.subject)
    }

    test('refuses nobody: all wait, one tries now and then, no time runs out, and with the money they are paid once', async () => {
      await desk.bend('transfers', 'empty')
      const [id, ben] = [await desk.begin(luz), await desk.payable()]
      await desk.work()
      expect([await statusOf(id), await desk.money(luz), await holds()]).toEqual(['paying', onItsWay, [name]])
      const second = await desk.begin(ben)
      await desk.work()
      expect(await desk.row(ben, second)).toMatchObject({ status: 'paying', sent_at: null, sendings: 0 })
      for (let passed = 0; passed < 30; passed++) await wait(hour)
      expect([await statusOf(id), await incidentsOf(id)]).toEqual(['paying', []])
      await desk.bend('transfers', 'none')
      await wait(11 * 60_000)
      for (let passed = 0; passed < 3; passed++) await wait(hour)
      expect([await statusOf(id), await desk.money(luz), await holds()]).toEqual(['completed', paid, []])
      expect((await desk.row(ben, second)).status).toBe('completed')
      expect([(await desk.transfers(id)).length, (await desk.transfers(second)).length]).toEqual([1, 1])
    })

    test('a withdrawal that is not sent yet never times out, even when it is read while it is being sent', async () => {
      await desk.bend('transfers', 'empty')
      const id = await desk.begin(luz)
      await desk.work()
      for (let passed = 0; passed < 30; passed++) await wait(hour)
      const { withdrawals } = desk.world.api
      const gateway = withdrawals.payouts.get(name)
      const row = await withdrawals.db.member(luz.uid, tx => lockWithdrawal(tx, luz.uid, id))
      if (!gateway || !row) throw new Error('There is nothing to see to.')
      // Somebody else was at it, and has been told by now that there is no money.
      await settle(withdrawals, { gateway, withdrawal: row, word: null })
      expect([await statusOf(id), await incidentsOf(id)]).toEqual(['paying', []])
      await desk.bend('transfers', 'none')
      for (let passed = 0; passed < 3; passed++) await wait(hour)
      expect([await statusOf(id), await desk.money(luz)]).toEqual(['completed', paid])
    })
  })

  describe('a gateway that took the first asking, lost its answer, and refuses the second as a repetition', () => {
    /** The real one, except that its answer is lost, that it lists nothing yet, and that it takes no wish twice. */
    function forgetful(deps: WithdrawalWorld['world']['api']['withdrawals']) {
      const real = deps.payouts.get(name)
      if (!real) throw new Error('There is no gateway.')
      let isListed = false
      const gateway: typeof real = {
        ...real,
        async sendPayout(wish) {
          if ((await desk.transfers(wish.reference)).length > 0) return { isTaken: false, isEmpty: false }
          await real.sendPayout(wish)
          throw new GatewayFault('its answer broke off')
        },
        findPayout: async named => (isListed ? real.findPayout(named) : undefined),
      }
      return { deps: { ...deps, payouts: new Map([[name, gateway]]) }, list: () => (isListed = true) }
    }

    test('is not believed while it may not list what it took, so that nobody has the money twice', async () => {
      const { deps, list } = forgetful(desk.world.api.withdrawals)
      const id = await desk.begin(luz)
      await expect(advanceWithdrawal(deps, { uid: luz.uid, id })).rejects.toThrow('its answer broke off')
      await advanceWithdrawal(deps, { uid: luz.uid, id })
      expect([await statusOf(id), await desk.money(luz)]).toEqual(['paying', onItsWay])
      list()
      await advanceWithdrawal(deps, { uid: luz.uid, id })
      await wait(60_000)
      expect([await statusOf(id), await desk.money(luz)]).toEqual(['completed', paid])
      expect(await desk.transfers(id)).toHaveLength(1)
    })
  })

  describe('killed in the middle', () => {
    test('before the gateway was asked: the minute after sends it', async () => {
      const id = await desk.begin(luz)
      expect((await desk.row(luz, id)).sent_at).toBeNull()
      await desk.work()
      await wait(60_000)
      expect([await statusOf(id), (await desk.transfers(id)).length]).toEqual(['completed', 1])
    })

    test('after the gateway took it and before that was written down: it is found again under its name', async () => {
      const id = await desk.begin(luz)
      const { withdrawals } = desk.world.api
      const gateway = withdrawals.payouts.get(name)
      const row = await withdrawals.db.member(luz.uid, tx => lockWithdrawal(tx, luz.uid, id))
      if (!gateway || !row) throw new Error('There is nothing to send.')
      await send(withdrawals, gateway, row)
      await desk.world.db.member(luz.uid, tx =>
        tx.updateTable('withdrawal').set({ payout_id: null, sending_until: null }).where('id', '=', id).execute(),
      )
      await wait(60_000)
      expect([await statusOf(id), await desk.money(luz)]).toEqual(['completed', paid])
      expect(await desk.transfers(id)).toHaveLength(1)
    })

    test('several workers and a look at once send it once, and post it once', async () => {
      const id = await desk.begin(luz)
      const { withdrawals } = desk.world.api
      await Promise.all(Array.from({ length: 5 }, () => advanceWithdrawal(withdrawals, { uid: luz.uid, id })))
      await Promise.all(Array.from({ length: 5 }, () => advanceWithdrawal(withdrawals, { uid: luz.uid, id })))
      expect([await statusOf(id), await desk.money(luz)]).toEqual(['completed', paid])
      expect(await desk.transfers(id)).toHaveLength(1)
    })
  })
})
