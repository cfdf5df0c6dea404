import type { contract } from '@saya/contract'
import type { Handlers } from '../../platform/http/request/call.ts'
import type { OwnFigureDeps } from './deps.ts'
import { listDays } from './listDays.ts'
import { listMonths } from './listMonths.ts'
import { listSuggestions } from './listSuggestions.ts'

export function ownFigureRoutes(deps: OwnFigureDeps): Handlers<typeof contract.ownFigure> {
  return { listDays: listDays(deps), listMonths: listMonths(deps), listSuggestions: listSuggestions(deps) }
}
