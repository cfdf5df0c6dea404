import type { officeContract } from '@saya/contract/office.ts'
import type { Handlers } from '../../platform/http/request/call.ts'
import type { FigureDeps } from './deps.ts'
import { getMoney } from './getMoney.ts'
import { getReviews } from './getReviews.ts'

export function figureRoutes(deps: FigureDeps): Handlers<typeof officeContract.figure> {
  return { getMoney: getMoney(deps), getReviews: getReviews(deps) }
}
