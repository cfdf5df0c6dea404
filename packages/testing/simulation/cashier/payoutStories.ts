import { manilaDay } from '@saya/money'
import {
  advanceDueWithdrawals,
  pay,
  reconcilePayouts,
  type WithdrawalDeps,
} from '../../../../apps/server/features/withdrawal/index.ts'
import { passOnAlarms } from '../../../../apps/server/platform/incident/passOnAlarms.ts'
import type { JobRun } from '../../../../apps/server/platform/jobs/index.ts'
import { ask } from '../../ask.ts'
import { concludeAsSeen } from '../../world/concludeAsSeen.ts'
import { askOffice, staffOf } from '../../world/operator.ts'
import type { Payable, WithdrawalWorld } from '../../world/withdrawalWorld.ts'
import { readWay } from './cut.store.ts'
import type { Story } from './cutEverywhere.ts'
import type { Copy } from './cutPlace.ts'
import { passTime } from '../passTime.ts'
import { countVerdicts, readIncidentsOf, readPayoutDay, releaseEarlier } from '../simulation.store.ts'

interface PlayerPayout {
  readonly luz: Payable
  readonly id: string
  /** What they had before. */
  readonly pesos: bigint
}

/** In which ways it may go, each with what somebody is told of. */
export type PayoutEnds = Readonly<Record<string, string>>

export interface PayoutWish {
  /** How the gateway takes it. */
  readonly fault?: 'failing' | 'declining' | 'pending'
  /** What has happened by the time that is cut: it was sent, and then a day went by, or it was paid and came back. */
  readonly before?: 'sent' | 'silence' | 'return'
  readonly ends: PayoutEnds
}

/** An account that each of them pays to. */
let accounts = 0
const accountAt = {
  paymongo: () => ({ channel: 'GCash' }),
  xendit: () => ({ channel: 'BDO Unibank', account: `778${String(++accounts).padStart(9, '0')}` }),
} as const

const run = { signal: new AbortController().signal } as JobRun
const unitsPerPeso = 10_000n
const paid: PayoutEnds = { 'paying completed': '' }

/** A withdrawal that may be paid, up to the job that sends it and the one that asks what became of it. */
export function payingStory(desk: WithdrawalWorld, wish: PayoutWish): Story {
  const { world } = desk
  async function payIn(turns: number, deps: WithdrawalDeps, { luz, id }: Omit<PlayerPayout, 'pesos'>): Promise<void> {
    const task = pay(deps)
    const payload = { uid: String(luz.uid), id }
    for (let turn = 0; turn < turns; turn++) await task.perform(payload, run).catch(() => {})
  }
  async function lead(asked: Omit<PlayerPayout, 'pesos'>): Promise<void> {
    if (wish.before) await payIn(wish.before === 'return' ? 2 : 1, world.api.withdrawals, asked)
    if (wish.before === 'silence') await passTime(world, 24 * 60)
    if (wish.before === 'return') await desk.decide(asked.id, 'returned')
  }
  // Whoever is refused again asks again a little later.
  const minutes = wish.fault === 'declining' ? [3, 10, 20] : [3, 10]
  return {
    async begin() {
      const luz = await desk.payable({ pesos: 1000n, ...accountAt[desk.gateway]() })
      await desk.bend('transfers', wish.fault ?? 'none', 1)
      const id = await desk.begin(luz)
      await lead({ luz, id })
      return {
        act: copy => payIn(1, copy.withdrawals, { luz, id }),
        async recover() {
          await comeToRest(desk, wish.before === 'return' ? [61] : minutes)
          if (wish.before !== 'silence') return
          // Whoever was silent for a day says in the end what became of it.
          await desk.decide(id, 'succeeded')
          await comeToRest(desk, [61])
        },
        examine: () => examine(desk, wish.ends, { luz, id, pesos: 1000n }),
      }
    },
  }
}

/** A member asks to be paid out, and again as long as nobody says that it was heard. */
export function holdingStory(desk: WithdrawalWorld): Story {
  let keys = 0
  return {
    async begin() {
      const luz = await desk.payable({ pesos: 1000n, ...accountAt[desk.gateway]() })
      const key = `cut-${++keys}`
      let id = ''
      return {
        act: copy => {
          const body = { amount: '500', account_id: luz.accountId }
          return ask(
            copy,
            'POST /finance/payment/withdraw',
            { body },
            { token: luz.token, headers: { 'idempotency-key': key } },
          )
        },
        async recover() {
          const opened = await desk.open(luz, { key })
          if (opened.status !== 200) return
          id = opened.data.id
          await comeToRest(desk)
        },
        examine: async () => (id ? examine(desk, paid, { luz, id, pesos: 1000n }) : ['it was not heard']),
      }
    },
  }
}

export interface DecisionWish {
  readonly isApproved: boolean
  readonly ends: PayoutEnds
}

/** Staff let a large one go or decline it, and again where they were not told that they did. */
export function decidingStory(desk: WithdrawalWorld, { isApproved, ends }: DecisionWish): Story {
  return {
    async begin() {
      const { world } = desk
      const luz = await desk.payable({ pesos: 30_000n })
      const id = await desk.begin(luz, { amount: '25000' })
      const { token } = await staffOf(world, { role: 'finance' })
      const body = { uid: String(luz.uid), id }
      const decide = (at: Pick<Copy, 'url'>) =>
        isApproved
          ? askOffice(at, 'POST /office/api/withdrawal/approve', { body }, token)
          : askOffice(
              at,
              'POST /office/api/withdrawal/cancel',
              { body: { ...body, reason: 'It is not theirs.' } },
              token,
            )
      return {
        act: copy => decide(copy),
        async recover() {
          await decide(world)
          await comeToRest(desk)
        },
        examine: () => examine(desk, ends, { luz, id, pesos: 30_000n }),
      }
    },
  }
}

/**
 * Staff decline one that was let go two days ago to a gateway that pays nobody, and again where they were not told that they
 * did; by then it pays again. Nobody is paid what they have back.
 */
export function unsentStory(desk: WithdrawalWorld): Story {
  const { world, gateway: name } = desk
  async function letPay(isPaying: boolean): Promise<void> {
    const { token } = await staffOf(world, { role: 'risk' })
    const body = { name, pays_out: isPaying, reason: 'The contract has ended' }
    await askOffice(world, 'POST /office/api/gateway/payouts', { body }, token)
  }
  return {
    async begin() {
      const luz = await desk.payable({ pesos: 1000n, ...accountAt[desk.gateway]() })
      await letPay(false)
      const id = await desk.begin(luz)
      await world.db.member(luz.uid, tx => releaseEarlier(tx, id, world.clock.now() - 49 * 3_600_000))
      await pay(world.api.withdrawals).perform({ uid: String(luz.uid), id }, run)
      const { token } = await staffOf(world, { role: 'finance' })
      const body = { uid: String(luz.uid), id, reason: 'Nobody pays it' }
      const decline = (at: Pick<Copy, 'url'>) => askOffice(at, 'POST /office/api/withdrawal/cancel', { body }, token)
      return {
        act: copy => decline(copy),
        async recover() {
          await decline(world)
          await letPay(true)
          await comeToRest(desk)
        },
        examine: () => examine(desk, { 'paying canceled (declined)': 'PAYOUT_UNSENT' }, { luz, id, pesos: 1000n }),
      }
    },
  }
}

/**
 * The second of two people says of one of which the gateway tells another amount that it arrived, and again where they were
 * not told that it was heard. What is said is done: nobody finds it said by two and not ended.
 */
export function concludingStory(desk: WithdrawalWorld): Story {
  const { world } = desk
  const staff = Promise.all([staffOf(world, { role: 'finance' }), staffOf(world, { role: 'compliance' })])
  return {
    async begin() {
      const luz = await desk.payable({ pesos: 1000n, ...accountAt[desk.gateway]() })
      await desk.bend('transfers', 'forged', 1)
      const id = await desk.begin(luz)
      await pay(world.api.withdrawals).perform({ uid: String(luz.uid), id }, run)
      await passTime(world, 1)
      const said = { uid: String(luz.uid), id, arrived: true }
      const [first, second] = await staff
      const say = (at: Pick<Copy, 'url'>, { token }: { readonly token: string }) => concludeAsSeen(at, said, token)
      await say(world, first)
      let undone: readonly string[] = []
      return {
        act: copy => say(copy, second),
        async recover() {
          const said = await world.db.member(luz.uid, tx => countVerdicts(tx, id))
          const { status } = await desk.row(luz, id)
          if (said > 1 && status !== 'completed') undone = [`two have said it, and it is ${status}`]
          await say(world, second)
          await comeToRest(desk, [1])
        },
        examine: async () => [
          ...undone,
          ...(await examine(desk, { 'paying completed': 'PAYOUT_BREAK' }, { luz, id, pesos: 1000n })),
        ],
      }
    },
  }
}

/**
 * A night that compares the day's payouts: one was paid twice, and nobody has told us of either. What is cut off is done
 * again by the next night, whole and once.
 */
export function comparingStory(desk: WithdrawalWorld): Story {
  const { world, gateway } = desk
  async function compare(deps: WithdrawalDeps): Promise<void> {
    const port = deps.payouts.get(gateway)
    if (port) await reconcilePayouts(deps, port, manilaDay(world.clock.now()))
  }
  return {
    async begin() {
      const luz = await desk.payable({ pesos: 1000n, ...accountAt[desk.gateway]() })
      await desk.bend('payout_events', 'lost')
      await desk.bend('transfers', 'doubled', 1)
      const id = await desk.begin(luz)
      await pay(world.api.withdrawals).perform({ uid: String(luz.uid), id }, run)
      return {
        act: copy => compare(copy.withdrawals),
        recover: () => compare(world.api.withdrawals),
        async examine() {
          await desk.bend('payout_events', 'none')
          const day = manilaDay(world.clock.now())
          const kept = await world.db.app(tx => readPayoutDay(tx, { gateway, day, reference: id }))
          const isWhole = kept.reports === 1 && kept.said === kept.open && kept.own === 'twice'
          return [
            ...(await examine(desk, paid, { luz, id, pesos: 1000n })),
            ...(isWhole ? [] : [`the day was kept as ${JSON.stringify(kept)}`]),
          ]
        },
      }
    },
  }
}

/** Lets as many minutes pass as what was begun needs to come to its end by itself. */
async function comeToRest({ world }: WithdrawalWorld, minutes: readonly number[] = [3, 10]): Promise<void> {
  for (const each of minutes) {
    await passTime(world, each)
    while ((await advanceDueWithdrawals(world.api.withdrawals)) > 0);
  }
  await passOnAlarms(world)
}

async function examine(
  desk: WithdrawalWorld,
  ends: PayoutEnds,
  { luz, id, pesos }: PlayerPayout,
): Promise<readonly string[]> {
  const { db } = desk.world
  const way = await db.ref(tx => readWay(tx, id))
  const transfers = await desk.transfers(id)
  const gateway = transfers.map(({ status }) => status).join()
  const row = await desk.row(luz, id)
  const end = `${way.join(' ')}${row.outcome ? ` (${row.outcome})` : ''}`
  const told = (await db.app(tx => readIncidentsOf(tx, `${desk.gateway} ${id}`))).join()
  const { balance, held } = await desk.money(luz)
  const gone = row.status === 'completed' ? row.amount : 0n
  const isExact = held === 0n && balance === `${pesos - gone / unitsPerPeso}.00`
  const isSo = row.status === 'completed' ? gateway === 'succeeded' : ['', 'failed', 'returned'].includes(gateway)
  return [
    end in ends ? [] : [`it went ${end}`],
    told === ends[end] ? [] : [`told was ${told || 'nothing'} of ${end}`],
    isExact ? [] : [`it is ${row.status}, with ${balance} and ${held} held`],
    isSo ? [] : [`it is ${row.status}, and the gateway says ${gateway || 'nothing'}`],
  ].flat()
}
