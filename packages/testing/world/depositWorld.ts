import { vi } from 'vitest'
import type { Fault } from '../../../apps/sandbox/faults.ts'
import { hearEvent } from '../../../apps/server/features/deposit/index.ts'
import { ask } from '../ask.ts'
import type { Player } from './player.ts'
import { startWorker } from '../process/startWorker.ts'
import { openWorld, type World, type WorldOptions } from './world.ts'
import { pace } from '../pace.ts'

interface DepositWish {
  readonly amount?: string
  readonly pid?: string
  readonly key?: string
  readonly cashback_flag?: '0' | '1'
}

interface Payment {
  readonly act?: 'pay' | 'twice' | 'fail' | 'leave'
  readonly amount?: string
  readonly currency?: 'PHP' | 'USD'
  readonly minutes?: string
}

export interface DepositWorld {
  readonly world: World
  player(): Promise<Player>
  open(player: Player, wish?: DepositWish): ReturnType<typeof openAs>
  /** Opens one that is known to work, and gives its id and the page to pay on. */
  begin(player: Player, wish?: DepositWish): Promise<{ readonly id: string; readonly payUrl: string }>
  /** Does on the gateway's page what a person does there, and tells where they are sent. */
  act(payUrl: string, payment?: Payment): Promise<string>
  misbehave(fault: Fault): Promise<void>
  /** Waits until every event that came was acted upon. */
  heard(count: number): Promise<void>
  row(player: Player, id: string): Promise<Row>
  rows(player: Player): Promise<Row[]>
  balance(player: Player): Promise<string>
  breaks(): Promise<readonly (readonly [payment: string, reason: string])[]>
  /** The pages that the gateway opened for a reference, by its own books. */
  pagesOf(id: string): Promise<string[]>
  close(): Promise<void>
}

type Row = Awaited<ReturnType<typeof readRows>>[number]

/** A real server with the gateway beside it and a worker behind it. */
export async function openDepositWorld(options: WorldOptions = { memberSchemas: 3 }): Promise<DepositWorld> {
  const world = await openWorld(options)
  const worker = await startWorker(world, hearEvent(world.api.deposits))
  return {
    ...depositTools(world),
    async close() {
      await worker.close()
      await world.close()
    },
  }
}

/** The same on a world that is there. Nobody hears events there. */
export function depositTools(world: World): DepositWorld {
  return {
    world,
    player: () => world.player({ kyc: 'fully_kyc' }),
    open: (player, wish) => openAs(world, player, wish),
    async begin(player, wish) {
      const { status, data, sentence } = await openAs(world, player, wish)
      if (status !== 200) throw new Error(`No deposit was opened: ${sentence}`)
      return { id: data.id, payUrl: data.pay_url }
    },
    async act(payUrl, { act = 'pay', ...payment } = {}) {
      const body = new URLSearchParams({ act, ...payment })
      const response = await fetch(payUrl, { method: 'POST', body, redirect: 'manual' })
      if (response.status !== 303) throw new Error(`The page answered ${response.status}.`)
      return response.headers.get('location') ?? ''
    },
    misbehave: fault => misbehave(world, fault),
    heard: count => heard(world, count),
    async row(player, id) {
      const row = (await readRows(world, player)).find(one => one.id === id)
      if (!row) throw new Error('There is no such deposit.')
      return row
    },
    rows: player => readRows(world, player),
    async balance(player) {
      return (await ask(world, 'GET /finance/wallet', {}, player)).data.balance
    },
    async breaks() {
      const rows = await world.db.app(tx => tx.selectFrom('payment_break').selectAll().execute())
      return rows.map(row => [row.payment_id, row.reason] as const)
    },
    pagesOf: id => pagesOf(world, id),
    close: () => world.close(),
  }
}

function openAs(world: World, player: Player, { key, ...wish }: DepositWish = {}) {
  const body = { amount: '100', pid: 'gcash', ...wish }
  const headers: Record<string, string> = key ? { 'idempotency-key': key } : {}
  return ask(world, 'POST /finance/payment/deposit', { body }, { token: player.token, headers })
}

async function misbehave(world: World, fault: Fault): Promise<void> {
  const headers = { 'content-type': 'application/json' }
  await fetch(`${world.sandboxUrl}/faults`, { method: 'POST', headers, body: JSON.stringify(fault) })
}

function readRows(world: World, { uid }: Player) {
  return world.db.member(uid, tx =>
    tx.selectFrom('deposit').selectAll().where('uid', '=', uid).orderBy('created_at').execute(),
  )
}

async function heard(world: World, count: number): Promise<void> {
  await vi.waitFor(
    async () => {
      const events = await world.db.app(tx => tx.selectFrom('payment_event').select('handled_at').execute())
      const done = events.filter(event => event.handled_at !== null)
      if (done.length < count || done.length < events.length) throw new Error(`${done.length} events were heard.`)
    },
    { timeout: 15_000 * pace, interval: 30 },
  )
}

async function pagesOf(world: World, id: string): Promise<string[]> {
  const text = await (await fetch(`${world.sandboxUrl}/payments`)).text()
  const listed = /href="(\/\w+\/pay\/[\w-]+)"><b>[^<]*<\/b> [^<]+<\/a> <span class="quiet">\w+ · ([0-9a-f-]+)/g
  return [...text.matchAll(listed)]
    .filter(([, , reference]) => reference === id)
    .map(([, page = '']) => `${world.sandboxUrl}${page}`)
}
