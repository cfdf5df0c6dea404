import type { contract } from '@saya/contract'
import type { Handlers } from '../../platform/http/request/call.ts'
import { type GateDeps, listGates } from './listGates.ts'

export function gateRoutes(deps: GateDeps): Handlers<typeof contract.gate> {
  return { listGates: listGates(deps) }
}
