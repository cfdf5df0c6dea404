import { searchEntries } from '../../features/identity/index.ts'
import { openMonths } from '../../features/wallet/index.ts'
import type { Database } from '../../platform/db/database.ts'
import { isDemoPhone } from '../seedDemoPeople.ts'
import { liveTown } from './liveTown.ts'
import { openTown, type TownOptions } from './openTown.ts'
import { isResidentPhone } from './resident.rules.ts'
import { spanOf } from './townDay.rules.ts'
import { keepTown, readTowns, type TownPlan } from './townFile.ts'

export interface TownWish {
  readonly members: number
  readonly days: number
}

/** What a demo begins with. */
export const firstTown: TownWish = { members: 150, days: 35 }

export interface LoadOptions extends TownOptions {
  /** Where it is kept how far a town has come. */
  readonly dataFolder: string
  readonly nowMs: number
  /** Raised when the server ends: the town goes on with the next start. */
  readonly signal: AbortSignal
  /** Tells how far it is. */
  show(plan: TownPlan): void
}

/** Why no town was loaded. */
export type TownRefusal = 'other members are there' | 'residents of another folder'

const seed = 20_260_101
/** Each waits for the disk while others work; where fewer live in one, nobody would meet whoever hands a link on there. */
const districts = { most: 8, residents: 8 } as const

/**
 * Loads the first town into a database of the demo alone, once: what was cut short is gone on with, and what is there is
 * left alone.
 */
export async function loadFirstTown(options: LoadOptions, wish: TownWish): Promise<TownRefusal | undefined> {
  const towns = await readTowns(options.dataFolder)
  const { hasResidents, hasOthers } = await findMembers(options.db)
  if (hasOthers && !hasResidents) return 'other members are there'
  const [known] = towns
  // The folder may be another one than that of the start which loaded it.
  if (!known && hasResidents) return undefined
  // Or the database another one than that of the last start.
  await goOn(options, known && hasResidents ? known : newPlan(options.nowMs, wish, 0))
  const last = hasResidents ? towns.at(-1) : undefined
  if (last) options.show(last)
  return undefined
}

/** Finishes the town that was cut short, or loads another one beside those that are there. */
export async function loadNextTown(options: LoadOptions, wish: TownWish): Promise<TownRefusal | undefined> {
  const { hasResidents, hasOthers } = await findMembers(options.db)
  if (hasOthers && !hasResidents) return 'other members are there'
  const last = hasResidents ? (await readTowns(options.dataFolder)).at(-1) : undefined
  if (hasResidents && !last) return 'residents of another folder'
  const isCutShort = last !== undefined && last.reachedMs < last.endMs
  await goOn(options, isCutShort ? last : newPlan(options.nowMs, wish, last ? last.first + last.members : 0))
  return undefined
}

function newPlan(nowMs: number, { members, days }: TownWish, first: number): TownPlan {
  const { startMs, endMs } = spanOf(days, nowMs)
  return { seed, first, members, days, startMs, endMs, reachedMs: startMs }
}

async function goOn(options: LoadOptions, plan: TownPlan): Promise<void> {
  const { db, dataFolder, signal, show } = options
  show(plan)
  if (plan.reachedMs >= plan.endMs) return
  await keepTown(dataFolder, plan)
  for (let schema = 0; schema < db.memberSchemas; schema++) {
    await db.memberSchema(schema, tx => openMonths(tx, plan.startMs))
  }
  const books = { pages: new Map(), sent: new Map() }
  const opened = await Promise.all(
    Array.from({ length: districtsOf(plan) }, () => openTown(options, books, plan.reachedMs)),
  )
  async function keep(reached: TownPlan): Promise<void> {
    await keepTown(dataFolder, reached)
    show(reached)
  }
  try {
    const towns = opened.map(({ town }) => town)
    await liveTown(towns, plan, { signal, keep })
  } finally {
    for (const { close } of opened) await close()
  }
}

function districtsOf({ members }: TownPlan): number {
  return Math.min(districts.most, Math.ceil(members / districts.residents))
}

const pageSize = 500

/** Whether there are residents of a town, and whether anybody who is neither one of them nor of the demo's own people. */
async function findMembers(db: Database) {
  const found = { hasResidents: false, hasOthers: false }
  let last: bigint | null = null
  for (;;) {
    const place = { last, size: pageSize }
    const page: Awaited<ReturnType<typeof searchEntries>> = await db.app(tx =>
      searchEntries(tx, { words: '', state: '' }, place),
    )
    for (const { phone } of page) {
      if (isResidentPhone(phone)) found.hasResidents = true
      else if (!isDemoPhone(phone)) found.hasOthers = true
    }
    if (page.length < pageSize) return found
    last = page.at(-1)?.uid ?? null
  }
}
