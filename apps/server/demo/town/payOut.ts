import { pay } from '../../features/withdrawal/index.ts'
import type { TownEvent } from './events.ts'
import type { Town } from './town.ts'

const minuteMs = 60_000
/** So long a bank takes in the town. */
const sendMs = 20_000
const arriveMs = 4 * minuteMs

interface NamedWithdrawal {
  readonly uid: bigint
  readonly id: string
}

/** Does the job of a withdrawal that was let go: sends it to its gateway, and asks a while later whether it arrived. */
export function payOut(town: Town, withdrawal: NamedWithdrawal): TownEvent {
  const { deps, clock } = town
  const task = pay(deps)
  const actor = `withdrawal ${withdrawal.id}`
  const payload = { uid: String(withdrawal.uid), id: withdrawal.id }
  const run = { signal: new AbortController().signal, log: deps.log }
  async function advance() {
    await task.perform(payload, run)
    return []
  }
  async function perform() {
    await advance()
    return [{ atMs: clock.now() + arriveMs, actor, perform: advance }]
  }
  return { atMs: clock.now() + sendMs, actor, perform }
}
