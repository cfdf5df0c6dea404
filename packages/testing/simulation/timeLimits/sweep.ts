import { pino } from 'pino'
import { liftAllEnded } from '../../../../apps/server/features/gate/index.ts'
import { renewRests } from '../../../../apps/server/features/limit/index.ts'
import { openDueChecks } from '../../../../apps/server/features/realityCheck/index.ts'
import type { World } from '../../world/world.ts'

const log = pino({ level: 'silent' })

/** What the worker does each minute about whoever plays. */
export async function sweep({ db, clock }: World): Promise<void> {
  await liftAllEnded({ db, clock, log })
  await renewRests({ db, clock, log })
  await openDueChecks({ db, clock, log })
}
