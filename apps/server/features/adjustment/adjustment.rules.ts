import { adjustmentLimits, type AdjustmentStatus } from '@saya/contract/adjustment/adjustment.ts'
import type { Role } from '@saya/contract/staff/permissions.ts'
import { parsePesos, type Units, unitsPerPeso } from '@saya/money'

/** What people do about it. */
export type AdjustmentAct = 'approve' | 'refuse'

/** What is not here cannot happen: what was decided stays, and is put right by another one. */
const transitions = {
  proposed: { approve: 'approved', refuse: 'refused' },
  approved: {},
  refused: {},
} as const satisfies Readonly<Record<AdjustmentStatus, Readonly<Partial<Record<AdjustmentAct, AdjustmentStatus>>>>>

export function nextStatus(status: AdjustmentStatus, act: AdjustmentAct): AdjustmentStatus | undefined {
  return (transitions as Readonly<Record<AdjustmentStatus, Partial<Record<AdjustmentAct, AdjustmentStatus>>>>)[status][
    act
  ]
}

/** What somebody typed, if one adjustment may come to that. */
export function readAmount(text: string): Units | null {
  const amount = parsePesos(text)
  return amount !== null && amount > 0n && amount <= adjustmentLimits.mostPesos * unitsPerPeso ? amount : null
}

export function isLarge(amount: Units): boolean {
  return amount > adjustmentLimits.largePesos * unitsPerPeso
}

interface Decision {
  readonly status: AdjustmentStatus
  readonly amount: Units
  readonly act: AdjustmentAct
  /** Whether whoever decides proposed it. */
  readonly isOwn: boolean
  readonly role: Role
}

type Judgement =
  | { readonly ok: true; readonly to: AdjustmentStatus }
  | { readonly ok: false; readonly code: 'changed_meanwhile' | 'adjustment_own' | 'adjustment_large' }

/** Who may decide what. To take back one's own, or to refuse, needs nobody in particular. */
export function judge({ status, amount, act, isOwn, role }: Decision): Judgement {
  const to = nextStatus(status, act)
  if (!to) return { ok: false, code: 'changed_meanwhile' }
  if (act === 'approve' && isOwn) return { ok: false, code: 'adjustment_own' }
  if (act === 'approve' && isLarge(amount) && role !== 'compliance') return { ok: false, code: 'adjustment_large' }
  return { ok: true, to }
}
