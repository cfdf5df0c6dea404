import { lookupKeysOf } from '../../platform/lookup/lookupKeys.ts'
import { peppersOf } from '../../platform/peppers.ts'
import { reportProgress } from '@saya/process'
import type { DemoMark } from '@saya/contract/figure/demo.ts'
import type { Logger } from 'pino'
import { openDatabase } from '../../platform/db/database.ts'
import { openObjects } from '../../platform/objects/index.ts'
import { masterKeys } from '../../platform/objects/masterKeys.ts'
import { systemRandom } from '../../platform/random.ts'
import { secretOf, type Settings } from '../../platform/settings.ts'
import { signingKey } from '../../platform/signed/index.ts'
import { systemClock } from '../../platform/clock.ts'
import { firstTown, type LoadOptions, loadFirstTown } from './loadTown.ts'
import { doneDays } from './townDay.rules.ts'
import type { TownPlan } from './townFile.ts'

/** The town of a server that is a demo. */
export interface DemoTown {
  /** Resolves once the town is loaded, or will not be: until then nothing else is done by the clock. */
  readonly settled: Promise<void>
  /** What the office is told of it, so that nobody takes its figures for those of people. */
  readDemo(): DemoMark | null
  /** Loads what is missing. Whatever keeps it from that, the server goes on. */
  load(): Promise<void>
  close(): Promise<void>
}

/** Beside those of the server, which answers people meanwhile. */
const connections = 12

export function openDemoTown({ settings, log }: { readonly settings: Settings; readonly log: Logger }): DemoTown {
  const ending = new AbortController()
  // Nobody reads a line for each of their calls.
  const quiet = log.child({ demo: 'town' }, { level: 'error' })
  let settle: () => void = () => {}
  const settled = new Promise<void>(resolve => {
    settle = resolve
  })
  let mark: DemoMark | null = null

  function show(plan: TownPlan): void {
    const before = mark?.done_days
    mark = markOf(plan)
    if (mark.done_days !== before) tellProgress(mark)
  }
  async function load(): Promise<void> {
    const db = await openDatabase(settings.DATABASE_URL, connections)
    try {
      const refusal = await loadFirstTown(
        { ...(await optionsOf(settings, { db, log: quiet })), show, signal: ending.signal },
        firstTown,
      )
      if (refusal) void reportProgress('No demo town was loaded: this database has members of its own.')
    } catch (fault) {
      if (!ending.signal.aborted) log.error({ err: fault }, 'the demo town could not be loaded')
    } finally {
      await db.close()
      settle()
    }
  }

  let loading: Promise<void> | undefined
  return {
    settled,
    readDemo: () => mark,
    load: () => (loading ??= load()),
    async close() {
      ending.abort()
      await loading
      settle()
    },
  }
}

function markOf(plan: TownPlan): DemoMark {
  return { members: plan.first + plan.members, days: plan.days, done_days: doneDays(plan) }
}

function tellProgress({ members, days, done_days: done }: DemoMark): void {
  const sentence =
    done < days
      ? `Loading the demo town: day ${done + 1} of ${days}`
      : `The demo town is there: ${members} invented members, ${days} days`
  void reportProgress(sentence)
}

/** What a town is made with by the settings of its server. */
async function optionsOf(
  settings: Settings,
  { db, log }: Pick<LoadOptions, 'db' | 'log'>,
): Promise<Omit<LoadOptions, 'show' | 'signal'>> {
  const masterKey = secretOf(settings, 'MASTER_KEY')
  return {
    db,
    log,
    databaseUrl: settings.DATABASE_URL,
    jurisdiction: settings.JURISDICTION,
    peppers: peppersOf(settings),
    lookupKeys: lookupKeysOf(settings),
    masters: masterKeys(masterKey, settings.MASTER_KEY_PREVIOUS),
    objects: await openObjects({ ...settings, MASTER_KEY: masterKey }, systemRandom),
    dataFolder: settings.SAYA_DATA,
    signing: { dataFolder: settings.SAYA_DATA, key: signingKey(secretOf(settings, 'LEDGER_KEY')) },
    nowMs: systemClock.now(),
  }
}
