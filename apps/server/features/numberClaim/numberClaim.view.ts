import type { AnswerOf } from '@saya/contract/handler.ts'
import type { NumberClaimStatus } from '@saya/contract/numberClaim/numberClaim.ts'
import type { officeContract } from '@saya/contract/office.ts'
import { readyAtMs } from './numberClaim.rules.ts'
import type { NumberClaim } from './numberClaim.store.ts'
import type { Claimant } from './readClaimant.ts'

type NumberClaimView = AnswerOf<typeof officeContract.numberClaim.listNumberClaims>['d'][number]

export interface Viewer {
  readonly operatorId: string
  readonly nowMs: number
}

interface ShownClaim {
  readonly row: NumberClaim
  readonly claimant: Claimant
  /** How many requests are open for the member. */
  readonly open: number
}

/** Enough of a number to compare it with one that somebody reads aloud, too little to call it. */
export function maskNumber(phone: string): string {
  return `${phone.slice(0, 3)}•••${phone.slice(-4)}`
}

function statusAt(row: NumberClaim, nowMs: number): NumberClaimStatus {
  const isOpen = row.status === 'asked' || row.status === 'proposed'
  return isOpen && nowMs >= row.expires_at ? 'expired' : (row.status as NumberClaimStatus)
}

/** A request with the account beside it, for one operator. */
export function viewNumberClaim({ row, claimant, open }: ShownClaim, viewer: Viewer): NumberClaimView {
  const status = statusAt(row, viewer.nowMs)
  const isOpen = status === 'asked' || status === 'proposed'
  return {
    id: row.id,
    uid: String(row.uid),
    name: claimant.name,
    kyc_status: claimant.kycStatus,
    joined_at: Math.floor(claimant.joinedAtMs / 1000),
    old_phone: maskNumber(row.old_phone),
    new_phone: maskNumber(row.new_phone),
    status,
    asked_at: Math.floor(row.asked_at / 1000),
    expires_at: Math.floor(row.expires_at / 1000),
    beside: isOpen ? open - 1 : 0,
    rivals: row.rivals,
    proposed_by: row.proposed_name,
    proposed_at: Math.floor((row.proposed_at ?? 0) / 1000),
    proof: row.proof,
    ready_at: row.proposed_at === null ? 0 : Math.ceil(readyAtMs(row.proposed_at) / 1000),
    is_mine: row.proposed_by === viewer.operatorId,
    decided_by: row.decided_name,
    ended_at: Math.floor((row.ended_at ?? 0) / 1000),
    decision: row.decision,
  }
}
