import * as v from 'valibot'
import type { AppTx } from '../../platform/db/database.ts'
import { addJob, type JobKind, type Task, task } from '../../platform/jobs/index.ts'
import type { RoundCheckDeps } from './deps.ts'
import type { DifferenceName } from './difference.store.ts'

const kind: JobKind<{ provider: string; roundId: string; playerRef: string }> = {
  name: 'roundCheck.tellSeen',
  payload: v.object({ provider: v.string(), roundId: v.string(), playerRef: v.string() }),
}

/** Has a provider told that a round of its was put right by hand: certainly, and right behind the commit that says so. */
export async function tellBehind(tx: AppTx, { provider, roundId, playerRef }: DifferenceName): Promise<void> {
  await addJob(tx, kind, { payload: { provider, roundId, playerRef } })
}

/** Tells it until it has heard. One that we have no contract with any more need not know. */
export function tellSeen({ gameProviders }: Pick<RoundCheckDeps, 'gameProviders'>): Task {
  return task(kind, async ({ provider, ...round }) => {
    await gameProviders.get(provider)?.tellSeen(round)
  })
}
