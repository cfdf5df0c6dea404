import type { officeContract } from '@saya/contract/office.ts'
import { done } from '@saya/contract/outcome.ts'
import type { Handler } from '../../platform/http/request/call.ts'
import type { StaffDeps } from '../staff/index.ts'
import { readUse } from './readUse.ts'

export function getUse(deps: StaffDeps): Handler<typeof officeContract.harmDesk.getUse> {
  return async ({ query }) => {
    const { months, figures } = await readUse(deps, Number(query.months))
    return done({ months: [...months], figures: [...figures] })
  }
}
