import { bonusFor } from '@saya/contract/coupon/ticket.ts'
import { transitions as ofDeposit } from '../../../../apps/server/features/deposit/deposit.rules.ts'
import {
  openStatuses,
  transitions as ofWithdrawal,
} from '../../../../apps/server/features/withdrawal/withdrawal.rules.ts'
import type { Database, MemberTx } from '../../../../apps/server/platform/db/database.ts'
import { readLedger } from '../../ledger/ledgerWorld.store.ts'
import { readAsOfOneMoment } from '../simulation.store.ts'
import { readStates, type StateChange } from '../states.store.ts'

/** All that stands in a member's own rows, as of one moment. */
export async function readAccount(tx: MemberTx, uid: bigint) {
  await readAsOfOneMoment(tx)
  const deposits = await tx.selectFrom('deposit').selectAll().where('uid', '=', uid).execute()
  const withdrawals = await tx.selectFrom('withdrawal').selectAll().where('uid', '=', uid).execute()
  const vouchers = await tx.selectFrom('voucher_credit').selectAll().where('uid', '=', uid).execute()
  const coupons = await tx.selectFrom('coupon').selectAll().where('uid', '=', uid).execute()
  const rewards = await tx
    .selectFrom('reward')
    .selectAll()
    .where('uid', '=', uid)
    .where('kind', 'not in', [42, 4009])
    .execute()
  return { uid, deposits, withdrawals, vouchers, coupons, rewards, ...(await readLedger(tx, uid)) }
}

export type Account = Awaited<ReturnType<typeof readAccount>>

/** At every moment: each state is a legal one that was come to legally, and the wallet is what the postings and rows say. */
export async function faultsOfAccounts(
  { db }: { readonly db: Database },
  players: readonly { readonly uid: bigint }[],
): Promise<readonly string[]> {
  const accounts = await Promise.all(players.map(({ uid }) => db.member(uid, tx => readAccount(tx, uid))))
  return [...illegalWays(await db.ref(readStates)), ...accounts.flatMap(faultsOfAccount)]
}

const legal = new Set(
  Object.entries({ deposit: ofDeposit, withdrawal: ofWithdrawal }).flatMap(([noun, table]) =>
    Object.entries(table).flatMap(([was, events]) => Object.values<string>(events).map(to => `${noun} ${was} ${to}`)),
  ),
)
const births = new Set(['deposit  pending', 'withdrawal  under_review', 'withdrawal  paying'])

function illegalWays(changes: readonly StateChange[]): readonly string[] {
  const last = new Map<string, string>()
  return changes.flatMap(({ noun, id, was, became }) => {
    const way = `${noun} ${was} ${became}`
    const isTied = (last.get(id) ?? '') === was
    last.set(id, became)
    return isTied && (legal.has(way) || births.has(way)) ? [] : [`${id} went ${way}`]
  })
}

function faultsOfAccount(account: Account): readonly string[] {
  const { uid, wallet, withdrawals } = account
  const open = withdrawals.filter(({ status }) => openStatuses.some(one => one === status))
  const postings = account.journal.filter(({ asset }) => asset === 'PHP')
  const flow = (of: number) =>
    sum(postings.map(one => (one.destination === of ? one.amount : 0n) - (one.source === of ? one.amount : 0n)))
  const faults = [
    wallet.balance === flow(0) ? '' : `has ${wallet.balance} of ${flow(0)}`,
    wallet.held === flow(5000) ? '' : `holds ${wallet.held} of ${flow(5000)} posted`,
    wallet.held === sum(open.map(({ amount }) => amount)) ? '' : `holds ${wallet.held} for open withdrawals`,
    compared('deposits', depositsOf(account), named(account, 10).filter(isDepositId)),
    compared(
      'vouchers',
      account.vouchers.map(({ id, amount }) => `${id} ${amount}`),
      named(account, 20),
    ),
    compared('bonuses', bonusesOf(account), named(account, 4009)),
    compared(
      'holds',
      withdrawals.map(({ id, amount }) => `${id} ${amount}`),
      named(account, 11),
    ),
    compared('releases', endsOf(account, ['declined', 'failed']), named(account, 12)),
    compared('payouts', paidOf(account), named(account, 13)),
    compared('returns', endsOf(account, ['returned']), named(account, 14)),
  ]
  return faults.filter(Boolean).map(fault => `${uid} ${fault}`)
}

function named({ journal }: Account, kind: number): string[] {
  return journal.filter(one => one.kind === kind).map(({ reference, amount }) => `${reference} ${amount}`)
}

/** Money that was there from the beginning is named otherwise, and so is what people decided about. */
function isDepositId(name: string): boolean {
  return /^[0-9a-f]{8}-/.test(name)
}

function depositsOf({ deposits }: Account): string[] {
  return deposits.filter(({ status }) => status === 'completed').map(({ id, amount }) => `${id} ${amount}`)
}

/** Each coupon that is used goes with one deposit that was paid, and adds what the ticket says. */
function bonusesOf({ coupons, deposits }: Account): string[] {
  return coupons.flatMap(({ deposit_id: id, used_at: usedAt }) => {
    const deposit = deposits.find(one => one.id === id)
    return usedAt === null ? [] : [`${id} ${deposit?.status === 'completed' ? bonusFor(deposit.amount) : 'unpaid'}`]
  })
}

function endsOf({ withdrawals }: Account, outcomes: readonly string[]): string[] {
  return withdrawals.filter(({ outcome }) => outcomes.includes(outcome)).map(({ id, amount }) => `${id} ${amount}`)
}

function paidOf({ withdrawals }: Account): string[] {
  const paid = withdrawals.filter(({ status, outcome }) => status === 'completed' || outcome === 'returned')
  return paid.map(({ id, amount }) => `${id} ${amount}`)
}

function compared(what: string, wanted: readonly string[], found: readonly string[]): string {
  const [one, other] = [wanted.toSorted().join(), found.toSorted().join()]
  return one === other ? '' : `should have the ${what} ${one}, and posted was ${other}`
}

export function sum(amounts: readonly bigint[]): bigint {
  return amounts.reduce((total, amount) => total + amount, 0n)
}
