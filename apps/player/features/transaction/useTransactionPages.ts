import type { Calls } from '@saya/contract'
import { callServer } from '../../shared/answer/client.ts'
import { queryOf, type TransactionFilter } from './filter.rules.ts'
import type { MoneyStatus } from './status/status.rules.ts'
import { useDayPages } from '../../shared/answer/useDayPages.ts'

/** A row as every list shows it. */
export interface MoneyRow {
  readonly id: string
  readonly name: string
  readonly cashType?: number
  readonly amount: string
  readonly created_at: number
  readonly status?: MoneyStatus
  readonly img?: string
  readonly after?: string
  /** The game that was played, or how it was paid in or out. */
  readonly about?: string
  /** The page of what it belongs to. */
  readonly href?: string
  /** Whether it was added to the balance, rather than asked for. */
  readonly isAdded?: boolean
}

interface Page {
  readonly rows: readonly MoneyRow[]
  readonly next: string | undefined
}

/** Reads the pages of one list. */
export function useTransactionPages(shown: TransactionFilter) {
  return useDayPages<MoneyRow>(({ cursor, signal }) => readers[shown.kind]({ ...queryOf(shown), ...cursor }, signal))
}

type Query = Readonly<Record<string, string>>

const readers = {
  async balance(query: Query, signal: AbortSignal): Promise<Page> {
    const { d, next } = await callServer('GET /finance/transaction/list', { query }, { signal })
    return { rows: d.map(viewTransaction), next }
  },
  async bonus(query: Query, signal: AbortSignal): Promise<Page> {
    const { d, next } = await callServer('GET /promo/transaction/bonus', { query }, { signal })
    return { rows: d.map(viewBonus), next }
  },
  async deposit(query: Query, signal: AbortSignal): Promise<Page> {
    const { d, next } = await callServer('GET /finance/deposit/list', { query }, { signal })
    return { rows: d.map(viewDeposit), next }
  },
  async withdraw(query: Query, signal: AbortSignal): Promise<Page> {
    const { d, next } = await callServer('GET /finance/withdraw/list', { query }, { signal })
    return { rows: d.map(viewWithdrawal), next }
  },
}

type Transaction = Calls['GET /finance/transaction/list']['answer']['d'][number]
type Bonus = Calls['GET /promo/transaction/bonus']['answer']['d'][number]
type Payment = Calls['GET /finance/deposit/list' | 'GET /finance/withdraw/list']['answer']['d'][number]

/** A change of the balance as a row. */
export function viewTransaction({
  id,
  name,
  cash_type,
  amount,
  created_at,
  after_balance,
  remark,
  source,
}: Transaction) {
  const row: MoneyRow = { id, name, cashType: cash_type, amount, created_at, after: after_balance, about: remark }
  return { ...row, isAdded: !amount.startsWith('-'), ...(source && { href: addressOfSource(source) }) }
}

function viewBonus({ id, name, cash_type, amount, created_at }: Bonus): MoneyRow {
  return { id, name, cashType: cash_type, amount, created_at, isAdded: true }
}

function viewDeposit(deposit: Payment): MoneyRow {
  const source = { type: 'deposit', id: deposit.id } as const
  return { ...viewPayment(deposit), href: addressOfSource(source), isAdded: deposit.status === 'completed' }
}

/** What goes out bears its sign, as the change of the balance that it is. */
function viewWithdrawal(payment: Payment): MoneyRow {
  const source = { type: 'withdraw', id: payment.id } as const
  return { ...viewPayment(payment), href: addressOfSource(source), amount: `-${payment.amount}` }
}

function viewPayment({ id, channel_name, channel_img, amount, created_at, status }: Payment): MoneyRow {
  return { id, name: channel_name, amount, created_at, status, img: channel_img }
}

function addressOfSource({ type, id }: NonNullable<Transaction['source']>): string {
  return type === 'bet' ? `/bet-record/${id}` : `/s-transaction/status?id=${id}&type=${type}`
}
