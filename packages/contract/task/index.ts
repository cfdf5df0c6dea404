import { claimTask } from './claimTask.ts'
import { countUnclaimed } from './countUnclaimed.ts'
import { getCoins } from './getCoins.ts'
import { getDaily } from './getDaily.ts'
import { getNewbie } from './getNewbie.ts'
import { listByTask } from './listByTask.ts'
import { listDeskTasks } from './listDeskTasks.ts'
import { listReceived } from './listReceived.ts'
import { listSignIns } from './listSignIns.ts'
import { listTasks } from './listTasks.ts'
import { noteVisit } from './noteVisit.ts'

export const operations = {
  claimTask,
  countUnclaimed,
  getDaily,
  getNewbie,
  listByTask,
  listReceived,
  listSignIns,
  listTasks,
  noteVisit,
}

export const deskOperations = { getCoins, listDeskTasks }
