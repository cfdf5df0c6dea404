import type { officeContract } from '@saya/contract/office.ts'
import type { AnswerOf } from '@saya/contract/handler.ts'
import { formatPesos } from '@saya/money'
import { clockOf, isOpenAt, type listChannelRows, type ProposedWay } from '../channel/index.ts'
import type { DeskDeposit } from '../deposit/index.ts'

type Cashier = typeof officeContract.cashier
type ChannelRow = Awaited<ReturnType<typeof listChannelRows>>[number]

export function secondsOf(ms: number | null): number {
  return ms === null ? 0 : Math.floor(ms / 1000)
}

interface Moment {
  /** The gateways that are there and take money. */
  readonly taking: ReadonlySet<string>
  readonly nowMs: number
  /** What was proposed about it, and who asks. */
  readonly way: ProposedWay | undefined
  readonly operatorId: string
}

export function viewChannel(
  row: ChannelRow,
  { taking, nowMs, way, operatorId }: Moment,
): AnswerOf<Cashier['listChannels']>['d'][number] {
  const isServed = row.mode === 2 || row.gateway === null || taking.has(row.gateway)
  return {
    id: row.id,
    mode: row.mode === 1 ? 1 : 2,
    version: row.version,
    name: row.name,
    img: row.img,
    tips: row.tips,
    tips_tl: row.tips_tl,
    min_amount: formatPesos(row.min_amount),
    max_amount: formatPesos(row.max_amount),
    quick: row.quick_pesos,
    has_cashback: row.has_cashback,
    opens: clockOf(row.opens_at),
    closes: clockOf(row.closes_at),
    gateway: row.gateway ?? '',
    instrument: row.instrument,
    sorting: row.sorting,
    is_open: row.is_open,
    is_offered: row.is_open && isServed && isOpenAt(row, nowMs),
    way: way ? viewWay(way, operatorId) : null,
  }
}

export function viewWay(way: ProposedWay, operatorId: string): AnswerOf<Cashier['proposeWay']> {
  return {
    id: way.id,
    name: way.name,
    gateway: way.gateway,
    instrument: way.instrument,
    reason: way.reason,
    proposed_by: way.proposedName,
    proposed_at: secondsOf(way.proposedAtMs),
    is_mine: way.proposedBy === operatorId,
  }
}

export function viewDeposit(deposit: DeskDeposit): AnswerOf<Cashier['getDeposit']>['deposit'] {
  return {
    id: deposit.id,
    uid: String(deposit.uid),
    amount: formatPesos(deposit.amount),
    status: deposit.status,
    channel: deposit.channelName,
    gateway: deposit.gateway,
    payment_id: deposit.paymentId ?? '',
    is_late: deposit.isLate,
    created_at: secondsOf(deposit.createdAtMs),
    ended_at: secondsOf(deposit.endedAtMs),
  }
}
