import { join } from 'node:path/posix'
import { parseSource } from './parseSource.ts'
import { type Finding, isProduct, type RepositoryFile } from './rule.ts'

const town = /^apps\/server\/demo\/town\//
const store = /\.store\.ts$/
const called = /\bimport\(\s*['"`]([^'"`]+)['"`]/g
const page = 'docs/demo.md'

/** What the town uses of stores, through the front door of their feature. The page about the demo says why of each. */
const told = new Set([
  'findOpenChannelNamed',
  'findRealName',
  'getContentVersion',
  'getOperatorNamed',
  'listActivePayees',
  'listGameRows',
  'lockPesoWallet',
  'mayBet',
  'openGameSession',
  'openLedger',
  'openMonths',
  'searchEntries',
])

/** Names that a module takes from another one, by their own name there. `*` is all of them. */
interface ModuleLink {
  readonly from: string
  readonly names: readonly { readonly name: string; readonly as: string }[]
  readonly start: number
  readonly isExport: boolean
}

interface ModuleName {
  readonly name: string
  readonly path: string
}

type Files = ReadonlyMap<string, RepositoryFile>

/**
 * The demo's town does what it does through the product's own commands. Through a store it could write what no command
 * ever would, and the office would show what cannot happen.
 */
export function demoTown(files: readonly RepositoryFile[]): Finding[] {
  const all = new Map(files.map(file => [file.path, file]))
  return [
    ...files.filter(file => isProduct(file) && town.test(file.path)).flatMap(file => judge(file, all)),
    ...untold(all.get(page)),
  ]
}

function judge(file: RepositoryFile, files: Files): Finding[] {
  return linksOf(file).flatMap(({ from, names, start }) =>
    names
      .flatMap(({ name }) => namesOfStores({ name, path: from }, files))
      .filter(name => !told.has(name))
      .map(name => ({
        path: file.path,
        line: parseSource(file).lineAt(start),
        message: `The town takes ${name} of a store: it may act through the product’s own commands alone`,
      })),
  )
}

/** Of a name of a module: what of stores it is, through however many modules that hand it on. */
function namesOfStores({ name, path }: ModuleName, files: Files, seen: readonly string[] = []): string[] {
  if (store.test(path)) return [name === '*' ? path : name]
  const file = files.get(path)
  if (!file || !isProduct(file) || seen.includes(path)) return []
  return linksOf(file)
    .filter(({ isExport }) => isExport)
    .flatMap(({ from, names }) =>
      names
        .filter(({ as }) => name === '*' || as === '*' || as === name)
        .flatMap(one =>
          namesOfStores({ name: one.name === '*' ? name : one.name, path: from }, files, [...seen, path]),
        ),
    )
}

/** What a file imports, and what it hands on. Types are erased, and do nothing. */
function linksOf(file: RepositoryFile): ModuleLink[] {
  const { program, code } = parseSource(file)
  const at = (source: string) => join(file.path, '..', source)
  const whole = [{ name: '*', as: '*' }]
  const stated = program.body.flatMap((node): ModuleLink[] => {
    if (node.type === 'ImportDeclaration' && node.importKind !== 'type') {
      const names = node.specifiers.flatMap(one => {
        if (one.type !== 'ImportSpecifier') return whole
        return one.importKind === 'type' ? [] : [{ name: nameOf(one.imported), as: one.local.name }]
      })
      const isBare = node.specifiers.length === 0
      return [{ from: at(node.source.value), names: isBare ? whole : names, start: node.start, isExport: false }]
    }
    if (node.type === 'ExportAllDeclaration' && node.exportKind !== 'type') {
      return [{ from: at(node.source.value), names: whole, start: node.start, isExport: true }]
    }
    if (node.type === 'ExportNamedDeclaration' && node.source && node.exportKind !== 'type') {
      const names = node.specifiers
        .filter(one => one.exportKind !== 'type')
        .map(one => ({ name: nameOf(one.local), as: nameOf(one.exported) }))
      return [{ from: at(node.source.value), names, start: node.start, isExport: true }]
    }
    return []
  })
  const later = [...code.matchAll(called)].map(({ 1: source = '', index }) => {
    return { from: at(source), names: whole, start: index, isExport: false }
  })
  return [...stated, ...later]
}

function nameOf(name: { readonly name: string } | { readonly value: string }): string {
  return 'name' in name ? name.name : name.value
}

function untold(about: RepositoryFile | undefined): Finding[] {
  if (!about) return []
  return [...told]
    .filter(name => !about.text.includes(`\`${name}\``))
    .map(name => ({ path: page, message: `does not say why the town uses ${name} of a store` }))
}
