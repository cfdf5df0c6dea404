import type { officeContract } from '@saya/contract/office.ts'
import { done } from '@saya/contract/outcome.ts'
import type { Handler } from '../../platform/http/request/call.ts'
import type { StaffDeps } from '../staff/index.ts'
import { readTerms } from './readTerms.ts'

export function getTerms({ db }: StaffDeps): Handler<typeof officeContract.harmDesk.getTerms> {
  return async ({ caller }) => done(await db.ref(tx => readTerms(tx, caller.operatorId)))
}
