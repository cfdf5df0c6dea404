import { type ESTree, Visitor } from 'vite'
import { parseSource } from './parseSource.ts'
import { type Finding, isSource, type RepositoryFile } from './rule.ts'
import { wordsOf } from './words.ts'

export const participlesPath = 'tools/tidy/participles.json'

/** How many types bear each of these names today. The numbers only sink. */
export type ParticipleCounts = Readonly<Record<string, number>>

/** Nouns that end as participles do. */
const nouns = new Set('bed bleed breed deed embed exceed feed greed need reed seed shed sled speed weed'.split(' '))

/** Participles that do not end in `ed`. Those that are nouns as well are left out: `cut`, `read`, `set`, `split`. */
const irregular = new Set(
  (
    'asleep begun bent bought broken brought built caught chosen done drawn driven fallen felt forgotten found ' +
    'frozen given gone got grown heard held hidden kept known laid led left lent lost made meant met paid proven ' +
    'said seen sent shown shut sold sought spent spoken sprung spun stolen stood struck sunk sworn taken taught ' +
    'thrown told torn understood undone withdrawn woken won worn written'
  ).split(' '),
)

const particles = new Set(
  'about after again aside at away back by down for from in of off on out over to up with'.split(' '),
)

/** A type is named by a noun: `Payment`, `ClosedPage`. What a name's last word says was done to it names nothing. */
export function participles(files: readonly RepositoryFile[]): Finding[] {
  const places = placesOf(files)
  const counts = countsOf(files)
  return [
    ...[...places].flatMap(([name, found]) => judge(name, found, counts[name] ?? 0)),
    ...Object.keys(counts)
      .filter(name => !places.has(name))
      .map(name => ({ path: participlesPath, message: `lists ${name}, which is gone: npm run shrink` })),
  ]
}

/** The list lowered to what is there now; never raised, never added to. */
export function shrinkParticiples(files: readonly RepositoryFile[]): string {
  const places = placesOf(files)
  const rows = Object.entries(countsOf(files)).flatMap(([name, count]) => {
    const now = Math.min(count, places.get(name)?.length ?? 0)
    return now === 0 ? [] : [[name, now] as const]
  })
  return `${JSON.stringify(Object.fromEntries(rows), null, 2)}\n`
}

function judge(name: string, places: readonly Place[], ceiling: number): Finding[] {
  if (places.length === ceiling) return []
  if (places.length < ceiling) {
    return [{ path: participlesPath, message: `${name} is rarer than ${ceiling}: npm run shrink` }]
  }
  // Which of several is the new one, nobody knows: each is told.
  return places.map(place => ({ ...place, message: `${name} is a participle: name the type by a noun` }))
}

interface Place {
  readonly path: string
  readonly line: number
}

function placesOf(files: readonly RepositoryFile[]): ReadonlyMap<string, readonly Place[]> {
  const places = new Map<string, Place[]>()
  for (const file of files.filter(isSource)) {
    const { program, lineAt } = parseSource(file)
    function add({ id }: { readonly id: ESTree.BindingIdentifier }) {
      if (!isParticiple(id.name)) return
      places.set(id.name, [...(places.get(id.name) ?? []), { path: file.path, line: lineAt(id.start) }])
    }
    new Visitor({ TSInterfaceDeclaration: add, TSTypeAliasDeclaration: add }).visit(program)
  }
  return places
}

function isParticiple(name: string): boolean {
  const words = wordsOf(name)
  const last = words.findLastIndex(word => !particles.has(word))
  const word = words[last] ?? ''
  const isRegular = /[a-z]ed$/.test(word) && !nouns.has(word)
  return isRegular || irregular.has(word.replace(/^(un|re|mis|over)(?=[a-z]{3})/, ''))
}

function countsOf(files: readonly RepositoryFile[]): ParticipleCounts {
  return JSON.parse(files.find(({ path }) => path === participlesPath)?.text ?? '{}') as ParticipleCounts
}
