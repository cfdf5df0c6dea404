import { featuresOf } from './features.ts'
import type { Finding, RepositoryFile } from './rule.ts'

const declared = 'tools/levels.json'

/** Every feature stands on a declared level: an arrow that knows nothing of a feature lets it call anything. */
export function levels(files: readonly RepositoryFile[]): Finding[] {
  const text = files.find(({ path }) => path === declared)?.text ?? '{}'
  const byApp = JSON.parse(text) as Record<string, readonly (readonly string[])[]>
  const apps = new Set(files.flatMap(({ path }) => /^apps\/([^/]+)\/features\//.exec(path)?.[1] ?? []))
  return [...apps].flatMap(app => {
    const listed = (byApp[app] ?? []).flat()
    const absent = [...featuresOf(files, app)].filter(feature => !listed.includes(feature))
    const twice = listed.filter((feature, index) => listed.indexOf(feature) !== index)
    return [
      ...absent.map(feature => ({ path: declared, message: `does not say on which level ${app}'s ${feature} stands` })),
      ...twice.map(feature => ({ path: declared, message: `puts ${app}'s ${feature} on two levels` })),
    ]
  })
}
