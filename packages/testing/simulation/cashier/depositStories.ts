import { createHmac } from 'node:crypto'
import { askDue, hearEvent } from '../../../../apps/server/features/deposit/index.ts'
import type { JobRun } from '../../../../apps/server/platform/jobs/index.ts'
import { ask } from '../../ask.ts'
import type { DepositWorld } from '../../world/depositWorld.ts'
import { gatewayKeys } from '../../parties/gatewaysAt.ts'
import { giveCoupons } from '../../world/giveCoupons.ts'
import { readLedger } from '../../ledger/ledgerWorld.store.ts'
import type { Player } from '../../world/player.ts'
import { listWaitingEvents, readBreaksOf, readWay } from './cut.store.ts'
import type { Story } from './cutEverywhere.ts'
import type { Copy } from './cutPlace.ts'
import { passTime } from '../passTime.ts'

interface PlayerDeposit {
  readonly player: Player
  readonly id: string
}

interface DepositEnd {
  readonly status: 'completed' | 'canceled'
  /** What is kept for a person. */
  readonly breaks: readonly string[]
}

export interface DepositWish extends DepositEnd {
  readonly act: 'pay' | 'twice' | 'fail'
  /** How many events the gateway sends of it. */
  readonly events: number
}

const units = 1_000_000n
const bonus = 50_000n
const completed: DepositEnd = { status: 'completed', breaks: [] }
const canceled: DepositEnd = { status: 'canceled', breaks: [] }

/** Nothing that the gateway tells arrives. */
const unheard = { party: 'paymongo_events', kind: 'lost', times: 1000 } as const

const run = { signal: new AbortController().signal } as JobRun

/** A member asks for a page to pay on, and again as long as they have none; then they pay there, or fail to. */
export function openingStory(cashier: DepositWorld, act: 'pay' | 'fail' = 'pay'): Story {
  const end = act === 'pay' ? completed : canceled
  let keys = 0
  return {
    async begin() {
      const { world } = cashier
      const player = await openedHere(cashier)
      const key = `cut-${act}-${++keys}`
      const wish = { key, cashback_flag: '1' } as const
      let id = ''
      return {
        act: copy => {
          const body = { amount: '100', pid: 'gcash', cashback_flag: '1' } as const
          const options = { token: player.token, headers: { 'idempotency-key': key } }
          return ask(copy, 'POST /finance/payment/deposit', { body }, options)
        },
        async recover() {
          await passTime(world, 1)
          const opened = await cashier.open(player, wish)
          if (opened.status !== 200) return
          id = opened.data.id
          await cashier.act(opened.data.pay_url, { act })
          await hear(world.api, await untilHeard(cashier, id, 1))
        },
        examine: async () => (id ? examine(cashier, end, { player, id }) : ['the member has no page']),
      }
    },
  }
}

/** The gateway tells that a deposit was paid, and again as long as nobody says that they heard. */
export function tellingStory(cashier: DepositWorld): Story {
  return {
    async begin() {
      const { world } = cashier
      const player = await openedHere(cashier)
      const { id, payUrl } = await cashier.begin(player, { cashback_flag: '1' })
      await cashier.misbehave(unheard)
      await cashier.act(payUrl)
      let isHeard = false
      async function tell(url: string): Promise<void> {
        isHeard = (await tellOf(url, id, world.clock.now())) === 200
      }
      return {
        act: copy => tell(copy.url),
        async recover() {
          if (!isHeard) await tell(world.url)
          await hear(world.api, await untilHeard(cashier, id, 1))
        },
        examine: () => examine(cashier, completed, { player, id }),
      }
    },
  }
}

/** A deposit with a coupon of which the gateway has told, up to the job that hears it. */
export function hearingStory(cashier: DepositWorld, wish: DepositWish): Story {
  return {
    async begin() {
      const { world } = cashier
      const player = await openedHere(cashier)
      const { id, payUrl } = await cashier.begin(player, { cashback_flag: '1' })
      await cashier.act(payUrl, { act: wish.act })
      // Each of its events says the same: one is heard, and the others would find it done.
      const events = (await untilHeard(cashier, id, wish.events)).slice(0, 1)
      return {
        act: copy => hear(copy, events),
        async recover(cut) {
          // A job that failed is tried again; one whose worker died is not, here, so that the clock must do.
          if (cut && !cut.isDeath) await hear(world.api, events)
          await lookByClock(cashier)
        },
        examine: () => examine(cashier, wish, { player, id }),
      }
    },
  }
}

/** A deposit of which the gateway never told: the clock finds what was paid. */
export function findingStory(cashier: DepositWorld): Story {
  return {
    async begin() {
      const player = await openedHere(cashier)
      const { id, payUrl } = await cashier.begin(player, { cashback_flag: '1' })
      await cashier.misbehave(unheard)
      await cashier.act(payUrl)
      await passTime(cashier.world, 1)
      return {
        act: copy => askDue(copy.deposits),
        recover: () => lookByClock(cashier),
        examine: () => examine(cashier, completed, { player, id }),
      }
    },
  }
}

async function openedHere(cashier: DepositWorld): Promise<Player> {
  const player = await cashier.player()
  await giveCoupons(cashier.world, player, 1)
  await cashier.misbehave({ party: 'paymongo_events', kind: 'none' })
  return player
}

async function tellOf(url: string, reference: string, nowMs: number): Promise<number> {
  const data = { id: `pay_of_${reference}`, type: 'payment', attributes: { metadata: { reference }, status: 'paid' } }
  const event = { id: `evt_${reference}`, attributes: { type: 'payment.paid', livemode: false, data } }
  const body = JSON.stringify({ data: event })
  const time = Math.floor(nowMs / 1000)
  const signature = createHmac('sha256', gatewayKeys.eventKey).update(`${time}.${body}`).digest('hex')
  const headers = { 'content-type': 'application/json', 'paymongo-signature': `t=${time},te=${signature},li=` }
  const answer = await fetch(`${url}/gateway/paymongo/events`, { method: 'POST', headers, body }).catch(() => undefined)
  return answer?.status ?? 0
}

async function hear({ deposits }: Pick<Copy, 'deposits'>, events: readonly string[]): Promise<void> {
  const task = hearEvent(deposits)
  for (const eventId of events) await task.perform({ gateway: 'paymongo', eventId }, run).catch(() => {})
}

async function lookByClock({ world }: DepositWorld): Promise<void> {
  await passTime(world, 3)
  while ((await askDue(world.api.deposits)) > 0);
}

async function untilHeard({ world }: DepositWorld, id: string, count: number): Promise<readonly string[]> {
  for (let tries = 0; tries < 600; tries++) {
    const events = await world.db.app(tx => listWaitingEvents(tx, id))
    if (events.length >= count) return events
    await new Promise(resolve => setTimeout(resolve, 10))
  }
  throw new Error('The gateway told nothing.')
}

async function examine(
  cashier: DepositWorld,
  end: DepositEnd,
  { player, id }: PlayerDeposit,
): Promise<readonly string[]> {
  const { db } = cashier.world
  const rows = await cashier.rows(player)
  const ledger = await db.member(player.uid, tx => readLedger(tx, player.uid))
  const isCredited = end.status === 'completed'
  const postings = ledger.journal.map(({ kind, amount }) => `${kind} ${amount}`).join()
  const [wanted, balance] = isCredited ? [`10 ${units},4009 ${bonus}`, units + bonus] : ['', 0n]
  const coupons = await db.member(player.uid, tx =>
    tx.selectFrom('coupon').select(['deposit_id', 'used_at']).where('uid', '=', player.uid).execute(),
  )
  const isUsed = coupons.some(one => one.deposit_id === id && one.used_at !== null)
  const isKept = coupons.some(one => one.deposit_id !== null)
  const kept = await db.app(tx => readBreaksOf(tx, id))
  const way = await db.ref(tx => readWay(tx, id))
  return [
    rows.map(row => `${row.id} ${row.status}`).join() === `${id} ${end.status}`
      ? []
      : [`there is ${rows.map(({ status }) => status).join()}`],
    postings === wanted ? [] : [`posted was ${postings}`],
    ledger.wallet.balance === balance ? [] : [`the wallet holds ${ledger.wallet.balance}`],
    isUsed === isCredited && isKept === isCredited ? [] : [`the coupon is ${JSON.stringify(coupons)}`],
    kept.join() === end.breaks.map(reason => `${reason} told`).join() ? [] : [`kept for a person was ${kept.join()}`],
    way.join() === `pending,${end.status}` ? [] : [`it went ${way.join()}`],
  ].flat()
}
