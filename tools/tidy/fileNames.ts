import type { ESTree } from 'vite'
import { parseSource } from './parseSource.ts'
import { type Finding, isProduct, type RepositoryFile } from './rule.ts'
import { wordsOf } from './words.ts'

/** These names say what part a file plays, and stand in many folders. */
const roles = new Set(['index', 'main', 'cli', 'errors', 'routes', 'queries', 'limits'])

/** A file that exports one thing is named after it, so that a name leads to its file. */
export function fileNames(files: readonly RepositoryFile[]): Finding[] {
  return files.filter(isProduct).flatMap(file => {
    const name =
      file.path
        .split('/')
        .at(-1)
        ?.replace(/\.\w+$/, '') ?? ''
    if (roles.has(name) || name.includes('.')) return []
    const { values, types } = exportsOf(parseSource(file).program)
    const [only, ...more] = values.length > 0 ? values : types
    if (only === undefined || more.length > 0 || isNamedAfter(only, name)) return []
    return [{ path: file.path, message: `exports ${only} alone, so it is named ${only}` }]
  })
}

/** `brand.ts` may export `brandOfHost`, and `HomePage.tsx` a `Page`: one name holds every word of the other. */
function isNamedAfter(exported: string, name: string): boolean {
  const [inExport, inName] = [wordsOf(exported), wordsOf(name)]
  return inExport.every(word => inName.includes(word)) || inName.every(word => inExport.includes(word))
}

function exportsOf(program: ESTree.Program): { values: string[]; types: string[] } {
  const values: string[] = []
  const types: string[] = []
  for (const node of program.body) {
    if (node.type !== 'ExportNamedDeclaration') continue
    const list = node.exportKind === 'type' ? types : values
    list.push(...(node.declaration ? declared(node.declaration) : []), ...node.specifiers.map(exportedName))
  }
  return { values, types }
}

function declared(node: ESTree.Declaration): string[] {
  if (node.type === 'VariableDeclaration') {
    return node.declarations.flatMap(({ id }) => (id.type === 'Identifier' ? [id.name] : []))
  }
  return 'id' in node && node.id?.type === 'Identifier' ? [node.id.name] : []
}

function exportedName({ exported }: ESTree.ExportSpecifier): string {
  return exported.type === 'Literal' ? exported.value : exported.name
}
