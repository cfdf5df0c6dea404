import { listGames } from './listGames.ts'
import { listPlatforms } from './listPlatforms.ts'

export const operations = { listGames, listPlatforms }
