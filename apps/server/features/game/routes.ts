import type { contract } from '@saya/contract'
import type { Database } from '../../platform/db/database.ts'
import type { Handlers } from '../../platform/http/call.ts'
import { listGames } from './listGames.ts'
import { listPlatforms } from './listPlatforms.ts'
import { listPlayed } from './listPlayed.ts'

export function gameRoutes(deps: { db: Database }): Handlers<typeof contract.game> {
  return { listGames: listGames(deps), listPlatforms: listPlatforms(deps), listPlayed: listPlayed(deps) }
}
