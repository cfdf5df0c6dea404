import { drawBox } from '@saya/game-math'
import type { DayWork } from '../../../platform/dayWork/index.ts'
import { openIncidents } from '../../../platform/incident/incident.store.ts'
import { unitsOf } from '../box.rules.ts'
import { listOpenedBoxes, type OpenedBox } from '../box.store.ts'
import { listSeeds } from '../claim/claim.store.ts'
import type { BoxDeps } from '../deps.ts'
import { type BoxDay, findDay } from './day.store.ts'
import { openSeed } from './seed.ts'

const page = 500
const kind = 'BOX_DRAW'

/** Draws each box of the day that has ended again, and opens an incident where another prize was promised than its seed says. */
export function proveDays(deps: Pick<BoxDeps, 'db' | 'masters' | 'clock'>): DayWork {
  const { db, masters } = deps
  return {
    name: 'box.proveDays',
    atManila: '00:30',
    missed: 'each',
    once: 'for each schema',
    async perform(run) {
      const day = await db.app(tx => findDay(tx, run.day))
      if (!day) return
      if (day.shownAtMs === null) throw new Error(`The seed of ${run.day} is not told yet.`)
      const seed = openSeed(day, masters)
      let after = BigInt(run.place || '0')
      for (let size = page; size === page; ) {
        const rows = await db.memberSchema(run.schema, tx =>
          listOpenedBoxes(tx, { day: run.day, afterUid: after, size: page }),
        )
        await tellWrong(deps, day, await findWrong(deps, { day, seed }, rows))
        after = rows.at(-1)?.uid ?? after
        size = rows.length
        await run.step(async () => String(after))
      }
    },
  }
}

interface ToldDay {
  readonly day: BoxDay
  readonly seed: string
}

/** The members whose box, claim and reward are not alike, or not what the seed says. */
async function findWrong(
  { db }: Pick<BoxDeps, 'db'>,
  told: ToldDay,
  rows: readonly OpenedBox[],
): Promise<readonly bigint[]> {
  const uids = rows.map(({ uid }) => uid)
  const claimed = await db.app(tx => listSeeds(tx, told.day.day, uids))
  return rows.filter(row => !isRight(told, row, claimed.get(row.uid))).map(({ uid }) => uid)
}

function isRight({ day, seed }: ToldDay, row: OpenedBox, claimed: string | undefined): boolean {
  const { uid, client_seed: clientSeed, amount, promised } = row
  if (clientSeed === null || clientSeed !== claimed) return false
  const drawn = unitsOf(drawBox({ seed, clientSeed, uid: String(uid), odds: day.odds }))
  return amount === drawn && promised === drawn
}

async function tellWrong(
  { db, clock }: Pick<BoxDeps, 'db' | 'clock'>,
  { day, version }: BoxDay,
  uids: readonly bigint[],
): Promise<void> {
  if (uids.length === 0) return
  const incidents = uids.map(uid => ({ kind, subject: `${day} ${uid}`, detail: { version } }))
  await db.app(tx => openIncidents(tx, incidents, clock.now()))
}
