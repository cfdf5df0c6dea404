import type { Posting } from '../../../apps/server/features/wallet/index.ts'

/**
 * Whether a release, a payment, a reversal and a refund name what they end, and are refused beyond it. While the ledger
 * does not ask for the name, only those are sent that end no more than there is.
 */
export const endsAreTied = true

const kinds = {
  deposit: 10,
  hold: 11,
  release: 12,
  paid: 13,
  reversed: 14,
  voucher: 20,
  mallVoucher: 21,
  given: 30,
  taken: 31,
  order: 40,
  refund: 41,
  points: 42,
  playReleased: 50,
  bonusReturned: 51,
  promotion: 0,
} as const

export type ActName = keyof typeof kinds

/** One posting of our own, with its member as a place in the plan. */
export interface PlannedAct {
  readonly act: ActName
  readonly member: number
  /** Whose name it bears, where it comes under the wrong member. */
  readonly owner?: number
  /** Names it among all of its kind and member, and what it ends. */
  readonly name: string
  readonly of?: string
  /** Less than nothing: all there is, but for so much. */
  readonly amount: bigint
  /** Asks for the balance where only a part of it may be withdrawn. */
  readonly isGreedy?: boolean
  readonly gateway: number
  readonly cashType: number
  readonly multiple: number
  readonly isCoins: boolean
  readonly reason: 'goodwill' | 'correction' | 'provider' | 'chargeback' | 'suspense'
}

/** What an act does on paper: from where to where, what it asks for, and what it ends. */
export interface Flow {
  readonly kind: number
  readonly isCoins: boolean
  readonly source: number
  readonly destination: number
  readonly required: bigint
  readonly takesWithdrawable: boolean
  readonly keepsRefusal: boolean
  readonly endedKind?: number
  /** The lot that it closes, by its number. */
  readonly lot?: bigint
}

const reasons = { goodwill: 6000, correction: 6001, provider: 6002, chargeback: 6003, suspense: 6900 } as const
const hold = 5000

/** Of a bonus that is given back: its lot, and which bonus it was. */
export interface ReturnedLot {
  readonly seq: bigint
  readonly kind: number
}

export function flowOf(act: PlannedAct, amount: bigint, lot?: ReturnedLot): Flow {
  const gateway = 2000 + act.gateway
  const plain = { required: 0n, takesWithdrawable: false, keepsRefusal: false }
  const pesos = { ...plain, kind: kinds[act.act], isCoins: false }
  const coins = { ...pesos, isCoins: true }
  const closing = closingOf(act.act, lot)
  if (closing) return { ...pesos, ...closing }
  switch (act.act as Exclude<ActName, 'playReleased' | 'bonusReturned'>) {
    case 'deposit':
      return { ...pesos, source: gateway, destination: 0, required: amount }
    case 'voucher':
      return { ...pesos, source: 4000, destination: 0, required: amount }
    case 'mallVoucher':
      return { ...pesos, source: 3021, destination: 0, required: amount }
    case 'promotion':
      return { ...pesos, ...promotionOf(act), destination: 0, required: amount * BigInt(act.multiple) }
    case 'hold':
      return { ...pesos, source: 0, destination: hold, takesWithdrawable: true }
    case 'release':
      return { ...pesos, source: hold, destination: 0, endedKind: kinds.hold }
    case 'paid':
      return { ...pesos, source: hold, destination: gateway, endedKind: kinds.hold }
    case 'reversed':
      return { ...pesos, source: gateway, destination: 0, endedKind: kinds.paid }
    case 'given':
      return { ...pesos, isCoins: act.isCoins, source: reasons[act.reason], destination: 0 }
    case 'taken':
      return { ...pesos, isCoins: act.isCoins, source: 0, destination: reasons[act.reason] }
    case 'order':
      return { ...coins, source: 0, destination: 7000, keepsRefusal: true }
    case 'refund':
      return { ...coins, source: 7000, destination: 0, endedKind: kinds.order }
    case 'points':
      return { ...coins, source: 7100, destination: 0 }
  }
}

/** What closes lots, one or all of them. */
function closingOf(name: ActName, lot: ReturnedLot | undefined) {
  if (name === 'playReleased') return { source: 0, destination: 8000 }
  if (name !== 'bonusReturned' || !lot) return undefined
  return { source: 0, destination: lot.kind - 1000, lot: lot.seq }
}

function promotionOf({ cashType }: PlannedAct): { kind: number; source: number } {
  return { kind: cashType, source: cashType - 1000 }
}

export interface NamedAct {
  readonly uid: bigint
  readonly reference: string
  readonly of: string | undefined
  readonly amount: bigint
  readonly nowMs: number
  readonly lot?: ReturnedLot | undefined
}

function endOf(of: string | undefined) {
  return endsAreTied ? { of: of ?? '' } : {}
}

/** Acts of which there is nothing more to say, by what the ledger calls them. */
const plainActs = {
  refund: 'order_refund',
  playReleased: 'play_released',
  mallVoucher: 'mall_voucher',
  voucher: 'voucher',
  order: 'order',
  points: 'points',
} as const

/** The act as the ledger is asked for it. */
export function postingOf(planned: PlannedAct, { uid, reference, of, amount, nowMs, lot }: NamedAct): Posting {
  const { gateway, cashType, multiple, reason, isCoins } = planned
  const named = { uid, reference, amount, nowMs, ...endOf(of) }
  const asset = isCoins ? 'FIL' : 'PHP'
  switch (planned.act) {
    case 'deposit':
      return { ...named, act: 'deposit', gateway }
    case 'hold':
    case 'release':
      return { ...named, act: `withdrawal_${planned.act}` }
    case 'paid':
    case 'reversed':
      return { ...named, act: `withdrawal_${planned.act}`, gateway }
    case 'bonusReturned':
      return { uid, reference, amount, nowMs, act: 'bonus_returned', cashType: lot?.kind ?? 0, lot: lot?.seq ?? 0n }
    case 'promotion':
      return { ...named, act: 'promotion', cashType, multiple } as Posting
    case 'given':
    case 'taken':
      return { ...named, act: 'adjustment', asset, direction: planned.act, reason }
    default:
      return { ...named, act: plainActs[planned.act] }
  }
}
