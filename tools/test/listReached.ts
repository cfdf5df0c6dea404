import { type TestKind, testKind } from '../testKind.ts'

/** Each file with what it imports, types too. */
export type Imports = ReadonlyMap<string, readonly string[]>

interface Tree {
  readonly imports: Imports
  readonly files: readonly string[]
}

const isTest = /\.test\.tsx?$/

/** What is no import and yet reaches every test of these kinds. */
const grounds: readonly (readonly [path: RegExp, kinds: readonly TestKind[]])[] = [
  [/^(package|package-lock|tsconfig[.\w]*)\.json$|^vitest\.config\.ts$/, ['unit', 'api', 'ui', 'simulation', 'proofs']],
  [/^(db|content)\/|^packages\/postgres\//, ['api', 'ui', 'simulation']],
  [/^apps\/server\/(?!features\/)|^apps\/sandbox\//, ['api', 'ui']],
  // A browser is shown all that is built.
  [/^(apps|games|packages)\//, ['ui']],
]

/**
 * The test files that a change of these files can reach. Imports are followed from each file to those that import it, but
 * not from the product into the world of the tests, which imports all of it: a call is reached by the `api` tests that
 * stand in a folder with something that was reached, and the built product by every `ui` test.
 */
export function listReached(changed: readonly string[], { imports, files }: Tree): string[] {
  const reached = followBack(changed, imports)
  const areas = new Set([...reached].filter(path => !isTest.test(path)).map(areaOf))
  areas.delete(undefined)
  const kinds = new Set<TestKind | undefined>(changed.flatMap(kindsBelow))
  return files.filter(path => {
    const kind = testKind(path)
    return kind && (reached.has(path) || kinds.has(kind) || (kind === 'api' && areas.has(areaOf(path))))
  })
}

function followBack(changed: readonly string[], imports: Imports): ReadonlySet<string> {
  const importers = new Map<string, string[]>()
  for (const [importer, all] of imports) {
    for (const path of all) {
      if (!isWorldOver(importer, path)) importers.set(path, [...(importers.get(path) ?? []), importer])
    }
  }
  const reached = new Set(changed)
  // A set hands out what is added to it while it is walked.
  for (const path of reached) for (const importer of importers.get(path) ?? []) reached.add(importer)
  return reached
}

/** The simulation is no part of the world: what it imports is what it hammers. */
function isWorldOver(importer: string, path: string): boolean {
  return /^packages\/testing\/(?!simulation\/)/.test(importer) && /^(apps|games)\//.test(path)
}

/** The noun's folder in an app, a game, or a package. Nothing for what lies above these. */
function areaOf(path: string): string | undefined {
  return /^apps\/[^/]+\/(features\/)?[^/]+\/|^(games|packages)\/[^/]+\//.exec(path)?.[0]
}

function kindsBelow(path: string): readonly TestKind[] {
  if (isTest.test(path) || path.endsWith('.md')) return []
  return grounds.filter(([ground]) => ground.test(path)).flatMap(([, kinds]) => kinds)
}
