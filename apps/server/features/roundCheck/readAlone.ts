import type { ProviderRecord, TellingProvider } from '../../platform/gameProvider/gameProvider.ts'
import { ProviderFault } from '../../platform/gameProvider/providerFault.ts'
import type { BothSides } from './compare.rules.ts'
import type { RoundCheckDeps } from './deps.ts'
import { bySchema, nameOf, readNamed, thereOf } from './readSides.ts'
import { findLink, listMoments } from './rounds.store.ts'
import { type AskedRound, isLong, joinWindows, windowsOf } from './windows.rules.ts'

export interface ReadAlone {
  readonly sides: ReadonlyMap<string, BothSides>
  /** Of which the provider did not answer all. */
  readonly unread: readonly AskedRound[]
}

/** Whoever does not answer so often is not asked any further. */
const mostFaults = 3

/** Some rounds as both sides have them. What the provider does not answer keeps no other from being read. */
export async function readAlone(
  deps: Pick<RoundCheckDeps, 'db'>,
  provider: TellingProvider,
  rounds: readonly AskedRound[],
): Promise<ReadAlone> {
  const moments = await momentsOf(deps, provider.code, rounds.filter(isLong))
  const asked = rounds.map(round => ({ round, windows: windowsOf(round, moments.get(nameOf(round)) ?? []) }))
  const names = new Set(rounds.map(nameOf))
  const records: ProviderRecord[] = []
  const failed: AskedRound[] = []
  let faults = 0
  for (const window of joinWindows(asked.flatMap(({ windows }) => windows))) {
    const told = faults < mostFaults ? await provider.listRecords(window).catch(unlessSilent) : undefined
    if (told) records.push(...told.filter(record => names.has(nameOf(record))))
    else {
      faults += 1
      const isIn = asked.filter(({ windows }) =>
        windows.some(one => one.fromMs < window.untilMs && one.untilMs > window.fromMs),
      )
      failed.push(...isIn.map(({ round }) => round))
    }
  }
  const unread = new Map(failed.map(round => [nameOf(round), round]))
  const read = rounds.filter(round => !unread.has(nameOf(round)))
  const there = thereOf(records)
  const here = await readNamed(deps, provider.code, read)
  const sides = read.map(
    round => [nameOf(round), { there: there.get(nameOf(round)), here: here.get(nameOf(round)) }] as const,
  )
  return { sides: new Map(sides), unread: [...unread.values()] }
}

function unlessSilent(fault: unknown): undefined {
  if (!(fault instanceof ProviderFault)) throw fault
}

/** When money moved in these rounds. */
async function momentsOf({ db }: Pick<RoundCheckDeps, 'db'>, code: string, rounds: readonly AskedRound[]) {
  const moments = new Map<string, number[]>()
  const link = await db.ref(tx => findLink(tx, code))
  if (!link || rounds.length === 0) return moments
  const names = rounds.map(({ playerRef, ...round }) => ({ ...round, uid: BigInt(playerRef) }))
  for (const own of bySchema(db, names)) {
    for (const { uid, round_id: roundId, at } of await db.member(own[0]?.uid ?? 0n, tx =>
      listMoments(tx, link.id, own),
    )) {
      const name = nameOf({ roundId, playerRef: String(uid) })
      moments.set(name, [...(moments.get(name) ?? []), at])
    }
  }
  return moments
}
