import type { contract } from '@saya/contract'
import type { Handlers } from '../../platform/http/request/call.ts'
import type { DueDeps } from './deps.ts'
import { listDue } from './listDue.ts'

export function dueRoutes(deps: DueDeps): Handlers<typeof contract.due> {
  return { listDue: listDue(deps) }
}
