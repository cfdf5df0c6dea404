import type { ReleaseStatus } from '@saya/contract/release/release.ts'

/** What people do about it. */
export type ReleaseAct = 'approve' | 'refuse'

/** What is not here cannot happen: an account that was let go is not held again. */
const transitions = {
  proposed: { approve: 'approved', refuse: 'refused' },
  approved: {},
  refused: {},
} as const satisfies Readonly<Record<ReleaseStatus, Readonly<Partial<Record<ReleaseAct, ReleaseStatus>>>>>

function nextStatus(status: ReleaseStatus, act: ReleaseAct): ReleaseStatus | undefined {
  return (transitions as Readonly<Record<ReleaseStatus, Partial<Record<ReleaseAct, ReleaseStatus>>>>)[status][act]
}

interface CoolingAccount {
  readonly readyAtMs: number
  readonly isRemoved: boolean
  /** Whether the member may be paid out at all as they stand now. */
  readonly mayWithdraw: boolean
  readonly nowMs: number
}

type Fault = { readonly ok: false; readonly code: 'release_over' | 'release_member' }

/** Whether there is still something to let go, for somebody who may be paid. */
export function judgeAccount({
  readyAtMs,
  isRemoved,
  mayWithdraw,
  nowMs,
}: CoolingAccount): { readonly ok: true } | Fault {
  if (isRemoved || readyAtMs <= nowMs) return { ok: false, code: 'release_over' }
  return mayWithdraw ? { ok: true } : { ok: false, code: 'release_member' }
}

interface Decision {
  readonly status: ReleaseStatus
  readonly act: ReleaseAct
  /** Whether whoever decides proposed it. */
  readonly isOwn: boolean
}

type Judgement =
  | { readonly ok: true; readonly to: ReleaseStatus }
  | { readonly ok: false; readonly code: 'changed_meanwhile' | 'release_own' }

/** Who may decide what. To take back one's own, or to refuse, needs nobody in particular. */
export function judgeDecision({ status, act, isOwn }: Decision): Judgement {
  const to = nextStatus(status, act)
  if (!to) return { ok: false, code: 'changed_meanwhile' }
  return act === 'approve' && isOwn ? { ok: false, code: 'release_own' } : { ok: true, to }
}
