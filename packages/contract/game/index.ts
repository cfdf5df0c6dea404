import { launchGame } from './launchGame.ts'
import { listGames } from './listGames.ts'
import { listPlatforms } from './listPlatforms.ts'
import { listPlayed } from './listPlayed.ts'
import { readGame } from './readGame.ts'

export const operations = { launchGame, listGames, listPlatforms, listPlayed, readGame }
