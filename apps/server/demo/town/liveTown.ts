import { runEvents, type TownEvent } from './events.ts'
import { parts } from './parts/parts.ts'
import { drawResidents, placeOf } from './resident.rules.ts'
import { type ResidentSession, residentSession } from './residentSession.ts'
import type { Town } from './town.ts'
import { listDays, type TownDay } from './townDay.rules.ts'
import type { TownPlan } from './townFile.ts'

interface Course {
  readonly signal: AbortSignal
  /** Keeps how far it is, now and then. */
  keep(plan: TownPlan): Promise<void>
}

/** So many stretches of a day are lived through one after the other, each kept as done behind it. */
const stretches = 4

interface District {
  readonly town: Town
  readonly sessions: readonly ResidentSession[]
  /** What is planned there or follows from what happened. */
  waiting: readonly TownEvent[]
}

/**
 * Has the residents live through what is left of their days. Each district has a clock of its own, and none begins a
 * stretch of the day before all have ended the one before: most of the time of a bet is waiting for the disk.
 */
export async function liveTown(towns: readonly Town[], plan: TownPlan, { signal, keep }: Course): Promise<void> {
  const sessions = drawResidents(plan).map(residentSession)
  const districts = towns.map((town, at): District => {
    const own = sessions.filter(({ resident }) => placeOf(resident) % towns.length === at)
    return { town, sessions: own, waiting: [] }
  })
  for (const day of listDays(plan).filter(({ untilMs }) => untilMs > plan.reachedMs)) {
    for (const [at, district] of districts.entries()) {
      const planned = [...planResidents(district, day), ...(at === 0 ? planDesk(district, day) : [])]
      district.waiting = [...district.waiting, ...planned.filter(({ atMs }) => atMs >= plan.reachedMs)]
    }
    for (let stretch = 1; stretch <= stretches; stretch++) {
      const untilMs = Math.ceil(day.fromMs + ((day.untilMs - day.fromMs) * stretch) / stretches)
      if (untilMs <= plan.reachedMs) continue
      await Promise.all(districts.map(district => liveStretch(district, { untilMs, signal })))
      await keep({ ...plan, reachedMs: untilMs })
    }
  }
}

async function liveStretch(district: District, stretch: { readonly untilMs: number; readonly signal: AbortSignal }) {
  district.waiting = await runEvents(district.waiting, { clock: district.town.clock, ...stretch })
}

function planResidents({ town, sessions }: District, day: TownDay): readonly TownEvent[] {
  return parts.flatMap(({ plan }) => (plan ? sessions.flatMap(session => plan(town, day, session)) : []))
}

function planDesk({ town }: District, day: TownDay): readonly TownEvent[] {
  return parts.flatMap(({ planDesk: plan }) => plan?.(town, day) ?? [])
}
