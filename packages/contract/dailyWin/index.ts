import { getOwnWin } from './getOwnWin.ts'
import { listWins } from './listWins.ts'

export const operations = { getOwnWin, listWins }
