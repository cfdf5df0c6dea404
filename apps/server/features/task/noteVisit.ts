import type { contract } from '@saya/contract'
import { done } from '@saya/contract/outcome.ts'
import { manilaDay } from '@saya/money'
import type { Handler } from '../../platform/http/request/call.ts'
import type { TaskDeps } from './deps.ts'
import { addVisit } from './facts.store.ts'

/** Once a day is kept, however often somebody looks. */
export function noteVisit({ db, clock }: TaskDeps): Handler<typeof contract.task.noteVisit> {
  return async ({ caller: { uid }, body: { what } }) => {
    await db.member(uid, tx => addVisit(tx, { uid, day: manilaDay(clock.now()), what }))
    return done({})
  }
}
