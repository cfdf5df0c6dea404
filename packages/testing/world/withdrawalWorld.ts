import type { Fault } from '../../../apps/sandbox/faults.ts'
import { advanceDueWithdrawals } from '../../../apps/server/features/withdrawal/index.ts'
import { openMonths, type Posting, post } from '../../../apps/server/features/wallet/index.ts'
import { ask } from '../ask.ts'
import { decideTransfer, type TransferFate } from './decideTransfer.ts'
import { decideWay, proposeWay } from './channelWay.ts'
import { command } from '../ledger/ledgerWorld.ts'
import { gatewayKeys, xenditKeys } from '../parties/gatewaysAt.ts'
import { staffOf, type Workplace } from './operator.ts'
import type { Player, PlayerWish } from './player.ts'
import { openWorld, type World } from './world.ts'

const peso = 10_000n
const name = { firstName: 'Luz', middleName: 'Santos', lastName: 'Ramos' }

type TimelessPosting = Posting extends infer P ? (P extends Posting ? Omit<P, 'nowMs'> : never) : never

interface PayableWish extends PlayerWish {
  /** Deposited, and played through once. */
  readonly pesos?: bigint
  readonly channel?: string
  readonly account?: string
}

/** A verified member with money that is free, and an account that it may go to. */
export interface Payable extends Player {
  readonly accountId: string
}

export interface WithdrawalWish {
  readonly amount?: string
  readonly account_id?: string
  readonly key?: string
}

interface Transfer {
  readonly id: string
  readonly amount: number
  readonly status: string
  /** Empty where the gateway chooses by itself. */
  readonly provider: string
  readonly destination_account: { readonly number: string; readonly name: string; readonly bic: string }
}

export type PayoutName = 'paymongo' | 'xendit'

export interface WithdrawalWorld {
  readonly world: World
  /** The one that pays out here. */
  readonly gateway: PayoutName
  payable(wish?: PayableWish): Promise<Payable>
  /** Adds another account of a member, and gives its id. */
  addAccount(player: Player, wish: { readonly channel: string; readonly account: string }): Promise<string>
  /** Moves money in the ledger past everything. */
  move(posting: TimelessPosting): Promise<void>
  fund(player: Pick<Player, 'uid'>, pesos: bigint): Promise<void>
  open(player: Payable, wish?: WithdrawalWish): ReturnType<typeof openAs>
  /** Opens one that is known to work, and gives its id. */
  begin(player: Payable, wish?: WithdrawalWish): Promise<string>
  /** Does what the worker does each minute. */
  work(): Promise<void>
  misbehave(fault: Fault): Promise<void>
  /** The same of the gateway that pays out here: its calls, what becomes of transfers, or what it tells of them. */
  bend(what: 'payouts' | 'transfers' | 'payout_events', kind: Fault['kind'], times?: number): Promise<void>
  /** What the gateway was asked to send on under a reference, by its own books. */
  transfers(id: string): Promise<readonly Transfer[]>
  /** Decides what becomes of what it sends on. */
  decide(id: string, fate: TransferFate): Promise<void>
  row(player: Player, id: string): ReturnType<typeof readRow>
  /** What the member sees: balance, withdrawable, and what is held beside it. */
  money(player: Player): Promise<{ balance: string; withdrawable: string; held: bigint }>
  close(): Promise<void>
}

/** A real server with the gateways beside it, and members who can be paid out. Its worker works when it is told to. */
export async function openWithdrawalWorld(gateway: PayoutName = 'paymongo'): Promise<WithdrawalWorld> {
  const world = await openWorld({ memberSchemas: 3 })
  for (let schema = 0; schema < world.db.memberSchemas; schema++) {
    await world.db.memberSchema(schema, tx => openMonths(tx, world.clock.now()))
  }
  const desk = withdrawalTools(world, gateway)
  if (gateway !== 'paymongo') for (const channel of ['to_gcash', 'to_bpi']) await leadChannel(world, channel, gateway)
  return desk
}

/** The same on a world that is there. */
export function withdrawalTools(world: World, gateway: PayoutName = 'paymongo'): WithdrawalWorld {
  let counter = 0
  async function move(posting: TimelessPosting): Promise<void> {
    const posted = await world.db.member(posting.uid, tx => post(tx, { ...posting, nowMs: world.clock.now() }))
    if (!posted.ok) throw new Error(`The posting was refused: ${posted.code}.`)
  }
  async function fund({ uid }: Pick<Player, 'uid'>, pesos: bigint): Promise<void> {
    const amount = pesos * peso
    const act = `fund ${uid} ${++counter}`
    await move({ act: 'deposit', gateway: 1, uid, reference: act, amount })
    const round = { uid, txId: act, roundId: act, amount, win: amount, closesRound: true }
    const played = await world.ledger.apply(command({ kind: 'bet', ...round }))
    if (played.outcome !== 'OK') throw new Error(`The round was not played: ${played.outcome}.`)
  }
  return {
    world,
    gateway,
    fund,
    move,
    async payable({ pesos = 1000n, channel = 'GCash', account, ...wish } = {}) {
      const player = await world.player({ kyc: 'fully_kyc', name, ...wish })
      if (pesos > 0n) await fund(player, pesos)
      const accountId = await addAccount(world, player, { channel, account: account ?? player.phone })
      return { ...player, accountId }
    },
    addAccount: (player, wish) => addAccount(world, player, wish),
    open: (player, wish) => openAs(world, player, wish),
    async begin(player, wish) {
      const { status, data, sentence } = await openAs(world, player, wish)
      if (status !== 200) throw new Error(`No withdrawal was opened: ${sentence}`)
      return data.id
    },
    work: async () => void (await advanceDueWithdrawals(world.api.withdrawals)),
    misbehave: fault => tell(world, '/faults', fault),
    bend: (what, kind, times) =>
      tell(world, '/faults', { party: `${gateway}_${what}`, kind, ...(times ? { times } : {}) }),
    transfers: id => (gateway === 'paymongo' ? transfersOf(world, id) : payoutsOf(world, id)),
    decide: (id, fate) => decideTransfer(world, id, fate),
    row: (player, id) => readRow(world, player, id),
    async money(player) {
      const { data } = await ask(world, 'GET /finance/wallet', {}, player)
      const { held } = await world.db.member(player.uid, tx =>
        tx
          .selectFrom('wallet')
          .select('held')
          .where('uid', '=', player.uid)
          .where('asset', '=', 'PHP')
          .executeTakeFirstOrThrow(),
      )
      return { balance: data.balance, withdrawable: data.withdrawable, held: held / peso }
    },
    close: () => world.close(),
  }
}

function openAs(world: World, player: Payable, { key, ...wish }: WithdrawalWish = {}) {
  const body = { amount: '500', account_id: player.accountId, ...wish }
  const headers: Record<string, string> = key ? { 'idempotency-key': key } : {}
  return ask(world, 'POST /finance/payment/withdraw', { body }, { token: player.token, headers })
}

async function addAccount(
  world: World,
  { token }: Player,
  { channel, account }: { channel: string; account: string },
): Promise<string> {
  const names = { first_name: name.firstName, middle_name: name.middleName, last_name: name.lastName }
  const body = { account, channel_name: channel, ...names }
  const { status, data, sentence } = await ask(world, 'POST /finance/account/insert', { body }, { token })
  if (status !== 200) throw new Error(`No account was added: ${sentence}`)
  return data.id
}

async function tell(world: World, path: string, body: object): Promise<void> {
  const headers = { 'content-type': 'application/json' }
  const init = { method: 'POST', headers, body: JSON.stringify(body), redirect: 'manual' } as const
  const { status } = await fetch(`${world.sandboxUrl}${path}`, init)
  if (status >= 400) throw new Error(`The stand-in answered ${status}.`)
}

async function transfersOf(world: World, id: string): Promise<readonly Transfer[]> {
  const headers = { authorization: `Basic ${btoa(`${gatewayKeys.key}:`)}` }
  const response = await fetch(`${world.sandboxUrl}/v2/transfers?reference_number=${id}`, { headers })
  return ((await response.json()) as { data: readonly Transfer[] }).data
}

interface ShownPayout {
  readonly id: string
  readonly amount: number
  readonly status: string
  readonly channel_code: string
  readonly channel_properties: { readonly account_number: string; readonly account_holder_name: string }
}

const words: Readonly<Record<string, string>> = { ACCEPTED: 'pending', REVERSED: 'returned' }

/** The same at the other gateway, in the words of the first. */
async function payoutsOf(world: World, id: string): Promise<readonly Transfer[]> {
  const headers = { authorization: `Basic ${btoa(`${xenditKeys.key}:`)}` }
  const response = await fetch(`${world.sandboxUrl}/v2/payouts?reference_id=${id}`, { headers })
  const { data } = (await response.json()) as { data: readonly ShownPayout[] }
  return data.map(({ amount, status, channel_code: bic, channel_properties: to, ...one }) => ({
    id: one.id,
    amount: Math.round(amount * 100),
    status: words[status] ?? status.toLowerCase(),
    provider: '',
    destination_account: { number: to.account_number, name: to.account_holder_name, bic },
  }))
}

/** Staff lead a channel to a gateway, from the next withdrawal on: one proposes it, another agrees. */
export async function leadChannel(world: Workplace & Pick<World, 'url'>, channel: string, gateway: string) {
  const { token } = await staffOf(world, { role: 'finance' })
  const proposed = await proposeWay(world, channel, { token, gateway })
  if (proposed.status !== 200) return proposed
  const other = (await staffOf(world, { role: 'compliance' })).token
  return decideWay(world, proposed.data.id, { token: other })
}

function readRow(world: World, { uid }: Player, id: string) {
  return world.db.member(uid, tx =>
    tx.selectFrom('withdrawal').selectAll().where('uid', '=', uid).where('id', '=', id).executeTakeFirstOrThrow(),
  )
}
