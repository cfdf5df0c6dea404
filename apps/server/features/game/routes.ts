import type { contract } from '@saya/contract'
import type { Handlers } from '../../platform/http/request/call.ts'
import { type LaunchDeps, launchGame } from './launch/launchGame.ts'
import { listGames } from './listGames.ts'
import { listPlatforms } from './listPlatforms.ts'
import { listPlayed } from './listPlayed.ts'
import { readGame } from './readGame.ts'

export function gameRoutes(deps: LaunchDeps): Handlers<typeof contract.game> {
  return {
    launchGame: launchGame(deps),
    listGames: listGames(deps),
    listPlatforms: listPlatforms(deps),
    listPlayed: listPlayed(deps),
    readGame: readGame(deps),
  }
}
