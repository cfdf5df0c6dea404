import { readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import * as v from 'valibot'

const count = v.pipe(v.number(), v.integer(), v.minValue(0))

const plan = v.object({
  seed: count,
  /** How many residents there were before. */
  first: count,
  members: count,
  days: count,
  startMs: count,
  endMs: count,
  /** Up to where its events have happened. */
  reachedMs: count,
})

/** Residents who live through so many days, and how far they have come. */
export type TownPlan = v.InferOutput<typeof plan>

const towns = v.array(plan)

function townFile(dataFolder: string): string {
  return join(dataFolder, 'demo-town.json')
}

/** The towns of this machine, the first one first. */
export async function readTowns(dataFolder: string): Promise<readonly TownPlan[]> {
  const text = await readFile(townFile(dataFolder), 'utf8').catch(() => '[]')
  return v.parse(towns, JSON.parse(text))
}

/** Keeps how far a town has come. Whoever is killed goes on from what was kept last. */
export async function keepTown(dataFolder: string, kept: TownPlan): Promise<void> {
  const others = (await readTowns(dataFolder)).filter(({ first }) => first !== kept.first)
  const all = [...others, kept].toSorted((one, other) => one.first - other.first)
  const file = townFile(dataFolder)
  await writeFile(`${file}.new`, `${JSON.stringify(all, null, 2)}\n`, { mode: 0o600 })
  await rename(`${file}.new`, file)
}
