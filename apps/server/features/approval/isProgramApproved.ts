import type { Program } from '@saya/contract/approval/approval.ts'
import type { Jurisdiction } from '@saya/contract/gates.ts'
import type { MemberTx, RefTx } from '../../platform/db/database.ts'
import { isCovered } from './approval.store.ts'

interface ProgramDay {
  readonly program: Program
  readonly version: number
  readonly day: string
  readonly jurisdiction: Jurisdiction
}

/** Whether a programme may give on a day. Where the law is strict it gives nothing that the regulator has not approved. */
export async function isProgramApproved(tx: RefTx | MemberTx, { jurisdiction, ...wish }: ProgramDay): Promise<boolean> {
  return jurisdiction !== 'strict' || (await isCovered(tx, wish))
}
