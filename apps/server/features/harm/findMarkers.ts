import { manilaDay } from '@saya/money'
import type { Clock } from '../../platform/clock.ts'
import { DayNotReady, type SchemaDayRun, type SchemaDayWork } from '../../platform/dayWork/index.ts'
import type { Database, MemberTx } from '../../platform/db/database.ts'
import { isDayWhole } from '../tally/index.ts'
import { isContactDue, isFollowUpDue } from './contact.rules.ts'
import { listDone } from './contact.store.ts'
import { dropOldDays, type HarmDay, listBandedBefore, listLowerings, replaceDays } from './day.store.ts'
import { listConcerned } from './facts.store.ts'
import { openContact } from './openContact.ts'
import { readMarkers } from './markers.rules.ts'
import { scoreOf, standingBand } from './points.rules.ts'
import { type AccountSigns, readFacts } from './readFacts.ts'
import { getTermsBefore, listSpeeds } from './terms.store.ts'
import { type HarmWindow, windowOf } from './window.rules.ts'

interface HarmDeps {
  readonly db: Database
  readonly clock: Clock
  /** Finds signs that members have another account. Left out, the marker says that nothing is known. */
  readonly signsOf?: AccountSigns
}

/** So many members are looked at in one transaction. */
const page = 200

/** Looks each night at the days behind it for signs that play does somebody harm, and opens a contact where it should. */
export function findMarkers(deps: HarmDeps): SchemaDayWork {
  return {
    name: 'harm.findMarkers',
    atManila: '01:40',
    missed: 'last',
    once: 'for each schema',
    async perform(run) {
      const open = <T>(work: (tx: MemberTx) => Promise<T>) => deps.db.memberSchema(run.schema, work)
      if (!(await open(tx => isDayWhole(tx, run.day))))
        throw new DayNotReady(`The tallies of ${run.day} are not whole yet.`)
      const window = windowOf(run.day)
      const concerned = (await open(tx => listConcerned(tx, window))).filter(uid => uid > BigInt(run.place || '0'))
      for (let at = 0; at < concerned.length; at += page) {
        await lookAt(deps, run, { window, uids: concerned.slice(at, at + page) })
      }
      await run.step(async tx => {
        await dropOldDays(tx, run.day)
        return run.place
      })
    },
  }
}

interface Part {
  readonly window: HarmWindow
  readonly uids: readonly bigint[]
}

async function lookAt({ signsOf, clock }: HarmDeps, run: SchemaDayRun, { window, uids }: Part): Promise<void> {
  const signs = signsOf ? await signsOf(uids) : null
  await run.step(async tx => {
    const terms = await getTermsBefore(tx, window.untilMs)
    const facts = await readFacts(tx, uids, { window, speeds: await listSpeeds(tx), signs })
    const [lowerings, before] = [await listLowerings(tx, uids, run.day), await listBandedBefore(tx, uids, run.day)]
    const days = [...facts].flatMap(([uid, own]): HarmDay[] => {
      const score = scoreOf(readMarkers(own), terms)
      if (score.points === 0 && !before.has(uid)) return []
      return [{ uid, day: run.day, ...score, band: standingBand(score, lowerings.get(uid) ?? null, run.day) }]
    })
    await replaceDays(tx, { uids, day: run.day }, days)
    await openContacts(tx, uids, { days, quietDays: terms.quiet_days, nowMs: clock.now() })
    return String(uids.at(-1))
  })
}

interface Findings {
  readonly days: readonly HarmDay[]
  readonly quietDays: number
  readonly nowMs: number
}

async function openContacts(
  tx: MemberTx,
  uids: readonly bigint[],
  { days, quietDays, nowMs }: Findings,
): Promise<void> {
  const done = await listDone(tx, uids)
  const found = new Map(days.map(day => [day.uid, day]))
  for (const uid of uids) {
    const day = found.get(uid)
    const concern = { band: day?.band ?? 'none', markers: day?.markers.map(({ marker }) => marker) ?? [] }
    const own = done.get(uid) ?? []
    const isDue = isContactDue(concern, own, { nowMs, quietDays })
    const isPromised = isFollowUpDue(own, manilaDay(nowMs))
    if (!isDue && !isPromised) continue
    await openContact(tx, { uid, source: isDue ? 'band' : 'follow_up', ...concern, topics: [], openedName: '', nowMs })
  }
}
