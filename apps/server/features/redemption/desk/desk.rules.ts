import { daySpan } from '@saya/money'
import { type IdRange, idsBeginning } from '../../../platform/db/idRange.rules.ts'
import type { KeptStatus } from '../redemption.rules.ts'

interface DeskRequest {
  readonly status: '' | 'all' | Exclude<KeptStatus, 'refused' | 'processing'>
  readonly uid: string
  /** The beginning of a number, in small figures without dashes. */
  readonly id: string
  /** Days in Manila, or nothing. */
  readonly from: string
  readonly to: string
}

export interface DeskFilter {
  /** Null for every state that is shown. */
  readonly status: KeptStatus | null
  readonly uid: bigint | null
  readonly ids: IdRange | null
  readonly fromMs: number | undefined
  readonly untilMs: number | undefined
}

/** Whoever looks for a member, a number or a time wants what is there, whatever became of it, unless they choose a state. */
export function deskFilterOf({ status, uid, id, from, to }: DeskRequest): DeskFilter {
  const usual = [uid, id, from, to].every(text => text === '') ? 'processing' : null
  return {
    status: status === 'all' ? null : status || usual,
    uid: uid === '' ? null : BigInt(uid),
    ids: id === '' ? null : idsBeginning(id),
    fromMs: from === '' ? undefined : daySpan(from).fromMs,
    untilMs: to === '' ? undefined : daySpan(to).untilMs,
  }
}
