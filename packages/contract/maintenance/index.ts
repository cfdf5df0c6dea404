import { cancelWindow } from './cancelWindow.ts'
import { changeWindow } from './changeWindow.ts'
import { listDeskGames } from './listDeskGames.ts'
import { listDeskProviders } from './listDeskProviders.ts'
import { listPlanned } from './listPlanned.ts'
import { listWindows } from './listWindows.ts'
import { planWindow } from './planWindow.ts'
import { switchGame } from './switchGame.ts'
import { switchProvider } from './switchProvider.ts'

export const operations = { listPlanned }
export const deskOperations = {
  cancelWindow,
  changeWindow,
  listDeskGames,
  listDeskProviders,
  listWindows,
  planWindow,
  switchGame,
  switchProvider,
}
