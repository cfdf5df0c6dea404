import type { Fault } from '../../apps/sandbox/faults.ts'
import { seeToDue } from '../../apps/server/features/withdrawal/index.ts'
import { openMonths, type Posting, post } from '../../apps/server/features/wallet/index.ts'
import { ask } from './ask.ts'
import { command } from './ledgerWorld.ts'
import { gatewayKeys } from './gatewaysAt.ts'
import type { Player, PlayerWish } from './player.ts'
import { openWorld, type World } from './world.ts'

const peso = 10_000n
const name = { firstName: 'Luz', middleName: 'Santos', lastName: 'Ramos' }

type Moved = Posting extends infer P ? (P extends Posting ? Omit<P, 'nowMs'> : never) : never

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
  readonly provider: string
  readonly destination_account: { readonly number: string; readonly name: string; readonly bic: string }
}

export interface WithdrawalWorld {
  readonly world: World
  payable(wish?: PayableWish): Promise<Payable>
  /** Adds another account of a member, and gives its id. */
  addAccount(player: Player, wish: { readonly channel: string; readonly account: string }): Promise<string>
  /** Moves money in the ledger past everything. */
  move(posting: Moved): Promise<void>
  fund(player: Pick<Player, 'uid'>, pesos: bigint): Promise<void>
  open(player: Payable, wish?: WithdrawalWish): ReturnType<typeof openAs>
  /** Opens one that is known to work, and gives its id. */
  begin(player: Payable, wish?: WithdrawalWish): Promise<string>
  /** Does what the worker does each minute. */
  work(): Promise<void>
  misbehave(fault: Fault): Promise<void>
  /** What the gateway was asked to send on under a reference, by its own books. */
  transfers(id: string): Promise<readonly Transfer[]>
  /** Decides what becomes of what it sends on. */
  decide(id: string, fate: 'succeeded' | 'failed' | 'returned'): Promise<void>
  row(player: Player, id: string): ReturnType<typeof readRow>
  /** What the member sees: balance, withdrawable, and what is held beside it. */
  money(player: Player): Promise<{ balance: string; withdrawable: string; held: bigint }>
  close(): Promise<void>
}

/** A real server with the gateway beside it, and members who can be paid out. Its worker works when it is told to. */
export async function openWithdrawalWorld(): Promise<WithdrawalWorld> {
  const world = await openWorld({ memberSchemas: 3 })
  for (let schema = 0; schema < world.db.memberSchemas; schema++) {
    await world.db.memberSchema(schema, tx => openMonths(tx, world.clock.now()))
  }
  return withdrawalTools(world)
}

/** The same on a world that is there. */
export function withdrawalTools(world: World): WithdrawalWorld {
  let counter = 0
  async function move(posting: Moved): Promise<void> {
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
    work: async () => void (await seeToDue(world.api.withdrawals)),
    misbehave: fault => tell(world, '/faults', fault),
    transfers: id => transfersOf(world, id),
    async decide(id, fate) {
      // By its own books, since the gateway may be told to answer nobody just now.
      const transfer = (await world.gatewayBooks.sent()).find(({ reference }) => reference === id)
      if (!transfer) throw new Error('The gateway knows no such transfer.')
      await tell(world, `/transfers/${transfer.id}`, { fate })
    },
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

function readRow(world: World, { uid }: Player, id: string) {
  return world.db.member(uid, tx =>
    tx.selectFrom('withdrawal').selectAll().where('uid', '=', uid).where('id', '=', id).executeTakeFirstOrThrow(),
  )
}
