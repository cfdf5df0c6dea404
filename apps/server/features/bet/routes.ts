import type { contract } from '@saya/contract'
import type { Handlers } from '../../platform/http/call.ts'
import { getBet } from './getBet.ts'
import { type BetDeps, listBets } from './listBets.ts'

export function betRoutes(deps: BetDeps): Handlers<typeof contract.bet> {
  return { getBet: getBet(deps), listBets: listBets(deps) }
}
