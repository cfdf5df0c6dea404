import type { contract } from '@saya/contract'
import { done } from '@saya/contract/outcome.ts'
import { checkInTypes } from '@saya/contract/task/taskTypes.ts'
import { type Text, textIn } from '@saya/contract/text.ts'
import type { Handler } from '../../platform/http/request/call.ts'
import { sumByTask } from './claim.store.ts'
import type { TaskDeps } from './deps.ts'

const checkIns: Readonly<Record<number, Text>> = {
  [checkInTypes.newbie]: ['Check-in, first week', 'Check-in, unang linggo'],
  [checkInTypes.daily]: ['Daily check-in', 'Check-in araw-araw'],
}

export function listByTask({ db }: TaskDeps): Handler<typeof contract.task.listByTask> {
  return async ({ caller: { uid }, visitor: { language } }) => {
    const rows = await db.member(uid, tx => sumByTask(tx, uid))
    const d = rows.map(({ ty, en_name, tl_name, count, coins }) => {
      const name = textIn(checkIns[ty] ?? [en_name, tl_name], language)
      return { ty, name, count: Number(count), bonus: Number(coins) }
    })
    return done({ d })
  }
}
