import type { contract } from '@saya/contract'
import type { Handlers } from '../../platform/http/request/call.ts'
import { findRoundPage, type RoundPageDeps } from './findRoundPage.ts'
import { getBet } from './getBet.ts'
import { type BetDeps, listBets } from './listBets.ts'

export function betRoutes(deps: BetDeps & RoundPageDeps): Handlers<typeof contract.bet> {
  return { findRoundPage: findRoundPage(deps), getBet: getBet(deps), listBets: listBets(deps) }
}
