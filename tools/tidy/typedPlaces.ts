import { type Finding, isSource, type RepositoryFile } from './rule.ts'

/** Every source file lies in a folder that one of the type checks looks into: elsewhere anything would compile. */
export function typedPlaces(files: readonly RepositoryFile[]): Finding[] {
  const folders = files
    .filter(({ path }) => /^tsconfig\.\w+\.json$/.test(path))
    .flatMap(({ text }) => (JSON.parse(text) as { readonly include?: readonly string[] }).include ?? [])
  return files
    .filter(file => isSource(file) && /\.tsx?$/.test(file.path))
    .filter(({ path }) => !folders.some(folder => path === folder || path.startsWith(`${folder}/`)))
    .map(({ path }) => ({ path, message: 'is in no include of a tsconfig, so nothing checks its types' }))
}
