import { manifestPath } from './migrations.ts'
import { type ParticipleCounts, participlesPath } from './participles.ts'
import type { Finding, RepositoryFile } from './rule.ts'
import { type Ceilings, ceilingsPath } from './sizes.ts'

/** The files by which other rules judge, so that to edit them along would let anything pass. */
export const ratchetPaths = [manifestPath, ceilingsPath, participlesPath] as const

/** What once was frozen stays, and no ceiling is ever raised or added, whatever was committed since. */
export function ratchets(now: readonly RepositoryFile[], earlier: readonly RepositoryFile[]): Finding[] {
  const textOf = (path: string) => now.find(file => file.path === path)?.text ?? '{}'
  const frozen = JSON.parse(textOf(manifestPath)) as Record<string, string>
  const ceilings = flat(textOf(ceilingsPath))
  const counts = countsOf(textOf(participlesPath))
  return earlier.flatMap(({ path, text }) => {
    if (path === manifestPath) {
      return Object.entries(JSON.parse(text) as Record<string, string>)
        .filter(([name, hash]) => frozen[name] !== hash)
        .map(([name]) => ({ path, message: `was edited: ${name} is frozen as it was` }))
    }
    const risen = path === ceilingsPath ? raised(ceilings, flat(text)) : raised(counts, countsOf(text))
    return risen.map(name => ({ path, message: `was edited: the ceiling of ${name} only sinks` }))
  })
}

function countsOf(text: string): ParticipleCounts {
  return JSON.parse(text) as ParticipleCounts
}

function raised(now: Readonly<Record<string, number>>, before: Readonly<Record<string, number>>): string[] {
  return Object.keys(now).filter(name => (now[name] ?? 0) > (before[name] ?? 0))
}

function flat(text: string): Record<string, number> {
  const { files = {}, functions = {} } = JSON.parse(text) as Partial<Ceilings>
  return { ...files, ...functions }
}
