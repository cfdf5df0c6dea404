import type { contract } from '@saya/contract'
import { done, refuse } from '@saya/contract/outcome.ts'
import type { Database } from '../../platform/db/database.ts'
import type { GameProviders } from '../../platform/gameProvider/gameProvider.ts'
import type { Handler } from '../../platform/http/request/call.ts'
import { findFacts } from './catalogue/fact.store.ts'
import { viewFacts } from './catalogue/fact.view.ts'
import { findGame } from './game.store.ts'
import { viewCard } from './game.view.ts'

interface ReadDeps {
  readonly db: Database
  readonly gameProviders: GameProviders
}

export function readGame({ db, gameProviders }: ReadDeps): Handler<typeof contract.game.readGame> {
  return async ({ query: { code } }) => {
    const found = await db.ref(async tx => {
      const game = await findGame(tx, code)
      return game && { game, facts: await findFacts(tx, { game: game.id, askable: [...gameProviders.keys()] }) }
    })
    if (!found) return refuse('game_not_found')
    const { game, facts } = found
    const { category, approval_ref } = game
    return done({ ...viewCard(game), category, approval_ref, facts: facts ? viewFacts(facts) : null })
  }
}
