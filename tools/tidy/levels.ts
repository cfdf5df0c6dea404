import { featuresOf, foldersBelow } from './features.ts'
import type { Finding, RepositoryFile } from './rule.ts'

const declared = 'tools/levels.json'

interface Levels {
  readonly packages: Readonly<Record<string, readonly string[]>>
  readonly features: Readonly<Record<string, readonly (readonly string[])[]>>
}

/** Every package and feature stands on a declared level: what no arrow knows of may call anything. */
export function levels(files: readonly RepositoryFile[]): Finding[] {
  const text = files.find(({ path }) => path === declared)?.text ?? '{ "packages": {}, "features": {} }'
  const { packages, features } = JSON.parse(text) as Levels
  const apps = foldersBelow(files, /^apps\/([^/]+)\/features\//)
  const strangers = [...foldersBelow(files, /^packages\/(?!testing\/)([^/]+)\//)].filter(name => !(name in packages))
  return [
    ...strangers.map(name => ({ path: declared, message: `does not say which packages ${name} may know` })),
    ...[...apps].flatMap(app => judgeApp(app, featuresOf(files, app), (features[app] ?? []).flat())),
  ]
}

function judgeApp(app: string, present: ReadonlySet<string>, listed: readonly string[]): Finding[] {
  const absent = [...present].filter(feature => !listed.includes(feature))
  const twice = listed.filter((feature, index) => listed.indexOf(feature) !== index)
  return [
    ...absent.map(feature => ({ path: declared, message: `does not say on which level ${app}'s ${feature} stands` })),
    ...twice.map(feature => ({ path: declared, message: `puts ${app}'s ${feature} on two levels` })),
  ]
}
