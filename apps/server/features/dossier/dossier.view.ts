import { formatPesos } from '@saya/money'
import type { FoundEntry } from '../identity/index.ts'
import { maskEmail, maskPhone } from './act/mask.rules.ts'

export function secondsOf(ms: number | null | undefined): number {
  return Math.floor((ms ?? 0) / 1000)
}

export interface Standing {
  readonly kyc_status: number
  readonly balance: bigint | null
}

export interface Looking {
  /** Whether money is shown to whoever looks. */
  readonly seesMoney: boolean
  readonly isPlain?: boolean
}

/** One member of a list, as far as whoever looks may see them. */
export function viewMember(entry: FoundEntry, standing: Standing | undefined, { seesMoney, isPlain }: Looking) {
  const { phone, email } = entry
  return {
    uid: String(entry.uid),
    username: entry.username,
    phone: isPlain ? phone : maskPhone(phone),
    email: isPlain ? (email ?? '') : maskEmail(email ?? ''),
    kyc_status: standing?.kyc_status ?? 0,
    balance: formatPesos(seesMoney ? (standing?.balance ?? 0n) : 0n),
    created_at: secondsOf(entry.created_at),
    is_blocked: entry.blocked_at !== null,
    is_closed: entry.closed_at !== null,
  }
}
