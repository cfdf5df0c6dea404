import * as v from 'valibot'
import type { AppTx } from '../../platform/db/database.ts'
import { addJob, type JobKind, type Task, task } from '../../platform/jobs/index.ts'
import type { RoundCheckDeps } from './deps.ts'
import type { DifferenceName } from './difference.store.ts'

interface SeenRound extends DifferenceName {
  /** What of it was seen to, by the provider's names. Nothing: all that stands still in it. */
  readonly txIds?: string[] | undefined
}

const kind: JobKind<SeenRound> = {
  name: 'roundCheck.tellSeen',
  payload: v.object({
    provider: v.string(),
    roundId: v.string(),
    playerRef: v.string(),
    txIds: v.optional(v.array(v.string())),
  }),
}

/** Has a provider told that a round of its was put right by hand: certainly, and right behind the commit that says so. */
export async function tellBehind(tx: AppTx, { provider, roundId, playerRef, txIds }: SeenRound): Promise<void> {
  await addJob(tx, kind, { payload: { provider, roundId, playerRef, ...(txIds && { txIds }) } })
}

/** Tells it until it has heard. One that we have no contract with any more, or whose dialect has no such call, need not know. */
export function tellSeen({ gameProviders }: Pick<RoundCheckDeps, 'gameProviders'>): Task {
  return task(kind, async ({ provider, ...round }) => {
    await gameProviders.get(provider)?.tellSeen?.(round)
  })
}
