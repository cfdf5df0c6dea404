import type { contract } from '@saya/contract'
import type { Handlers } from '../../platform/http/request/call.ts'
import type { DailyWinDeps } from './deps.ts'
import { getOwnWin } from './getOwnWin.ts'
import { listWins } from './listWins.ts'

export function dailyWinRoutes(deps: DailyWinDeps): Handlers<typeof contract.dailyWin> {
  return { getOwnWin: getOwnWin(deps), listWins: listWins(deps) }
}
