import { readRange } from '@saya/contract/dayRange.ts'

/** Today, yesterday, and the last days with today among them. */
export const timeFlags = ['0', '1', '7', '15', '30'] as const
/** One of them, or days of one's own choice as `2026-03-01_2026-03-31`. */
export type TimeFlag = (typeof timeFlags)[number] | `${string}_${string}`

/** Reads the time of an address; what it does not know is today. */
export function readTime(text: string | null): TimeFlag {
  const range = readRange(text ?? '')
  return range ? `${range.from}_${range.to}` : (timeFlags.find(one => one === text) ?? '0')
}

export const kinds = ['balance', 'deposit', 'withdraw', 'bonus'] as const
export type Kind = (typeof kinds)[number]

/** What an address below `/s-transaction` shows. */
export interface TransactionFilter {
  readonly kind: Kind
  readonly type: string
  readonly timeFlag: TimeFlag
}

export const depositTypes = ['all', 'PENDING', 'COMPLETED', 'CANCELED', 'TIMEOUT'] as const

/** Withdrawals write their statuses small, wherever they stand. */
export const withdrawTypes = ['all', 'under_review', 'paying', 'completed', 'canceled', 'timeout'] as const

/** Reads an address; what it does not know is what is shown at first. */
export function readShown(kind: string | undefined, search: URLSearchParams): TransactionFilter {
  const known = kinds.find(one => one === kind) ?? 'balance'
  const type = search.get('type') ?? 'all'
  return {
    kind: known,
    type: isType(known, type) ? type : 'all',
    timeFlag: readTime(search.get('time_flag')),
  }
}

function isType(kind: Kind, type: string): boolean {
  if (kind === 'deposit') return depositTypes.some(one => one === type)
  if (kind === 'withdraw') return withdrawTypes.some(one => one === type)
  return kind === 'bonus' && /^\d{4}$/.test(type)
}

/** The address that shows it again, after a reload and by the way back. */
export function addressOf({ kind, type, timeFlag }: TransactionFilter): string {
  const query = new URLSearchParams(kind === 'balance' ? { time_flag: timeFlag } : { type, time_flag: timeFlag })
  return `/s-transaction/${kind}?${query.toString()}`
}

/** What the server is asked for: a type only where one was chosen. */
export function queryOf({ kind, type, timeFlag }: TransactionFilter): Readonly<Record<string, string>> {
  if (kind === 'balance' || type === 'all') return { time_flag: timeFlag }
  return kind === 'bonus' ? { time_flag: timeFlag, type } : { time_flag: timeFlag, status: type }
}
