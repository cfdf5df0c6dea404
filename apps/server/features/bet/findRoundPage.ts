import type { contract } from '@saya/contract'
import { done, refuse } from '@saya/contract/outcome.ts'
import type { Logger } from 'pino'
import type { Database } from '../../platform/db/database.ts'
import type { GameProviders } from '../../platform/gameProvider/gameProvider.ts'
import { ProviderFault } from '../../platform/gameProvider/providerFault.ts'
import type { Handler } from '../../platform/http/request/call.ts'
import { findPlayedRound } from './bet.store.ts'

export interface RoundPageDeps {
  readonly db: Database
  readonly log: Logger
  readonly gameProviders: GameProviders
}

/** Asks the provider only for rounds of the caller, and outside of any transaction. */
export function findRoundPage(deps: RoundPageDeps): Handler<typeof contract.bet.findRoundPage> {
  const { db, log, gameProviders } = deps
  return async ({ caller: { uid }, query }) => {
    const round = await db.member(uid, tx => findPlayedRound(tx, uid, query.id))
    if (!round) return refuse('bet_not_found')
    const provider = gameProviders.get(round.provider)
    if (!provider) return refuse('round_not_told')
    try {
      const page = await provider.findRoundPage({ uid, roundId: round.round_id, language: query.lang })
      return page === undefined ? refuse('round_not_told') : done(page)
    } catch (fault) {
      if (!(fault instanceof ProviderFault)) throw fault
      log.warn({ provider: provider.code, why: fault.message }, 'a round could not be looked up')
      return refuse('round_not_reached')
    }
  }
}
