import type { contract } from '@saya/contract'
import type { AnswerOf } from '@saya/contract/handler.ts'
import { done, refuse } from '@saya/contract/outcome.ts'
import { mostSignInDays } from '@saya/contract/task/listSignIns.ts'
import { taskStates } from '@saya/contract/task/task.ts'
import type { Handler } from '../../platform/http/request/call.ts'
import { type CheckInVerdict, judgeCheckIn } from './checkIn.rules.ts'
import { listSigned, type TaskClaim } from './claim.store.ts'
import type { TaskDeps } from './deps.ts'
import { readTasks } from './readTasks.ts'
import { addDays, daysBetween } from './week.rules.ts'

type SignInDay = AnswerOf<typeof contract.task.listSignIns>['d'][number]

export function listSignIns(deps: TaskDeps): Handler<typeof contract.task.listSignIns> {
  return async ({ caller: { uid }, query: { start_time: from, end_time: to } }) => {
    const count = daysBetween(from, to) + 1
    if (count < 1 || count > mostSignInDays) return refuse('invalid_request')
    const { facts, plans } = await readTasks(deps, uid, deps.clock.now())
    const signed = await deps.db.member(uid, tx => listSigned(tx, uid, { from, to }))
    const verdict = judgeCheckIn(facts.checkIn, plans)
    const days = Array.from({ length: count }, (_, at) => addDays(from, at))
    return done({
      d: days.map(day =>
        viewDay(
          day,
          signed.find(one => one.day === day),
          verdict,
        ),
      ),
    })
  }
}

/** A day that can be made up for today is missed all the same, and says what it would give. */
function viewDay(date: string, signed: TaskClaim | undefined, { today, isDone, both }: CheckInVerdict): SignInDay {
  const isToday = date === today.day
  const isPast = date < today.day
  const open = [today, ...(both ?? [])].find(one => one.day === date)?.coins ?? 0
  const state = signed ? taskStates.collected : isToday && !isDone ? taskStates.collectable : taskStates.go
  return {
    date,
    bonus: signed?.coins ?? 0,
    status: signed ? 'signed' : isPast ? 'missed' : 'pending',
    points: signed?.coins ?? open,
    isToday,
    task_state: isPast && !signed ? taskStates.failed : state,
  }
}
