import type { ICruiseResult } from 'dependency-cruiser'
import { listFiles } from '../listFiles.ts'
import { cruise, roots } from './cruise.ts'
import { listReaches } from './listReaches.ts'

function isSource(path: string): boolean {
  return roots.some(root => path.startsWith(`${root}/`)) && /\.tsx?$/.test(path) && !path.endsWith('.d.ts')
}

/** The cruiser reports success over no module when it cannot parse, so every source file must have been seen. */
function missedFiles(result: ICruiseResult): string[] {
  const sources = listFiles(process.cwd()).filter(path => isSource(path))
  const seen = new Set(result.modules.map(module => module.source))
  const missed = sources.filter(path => !seen.has(path))
  if (sources.length > 0 && missed.length === 0) return []
  return [`every-module-is-seen: ${missed.length} of ${sources.length} source files were not: ${missed.join(' ')}`]
}

function violations(result: ICruiseResult): string[] {
  return result.summary.violations.map(found => {
    const way = (found.cycle ?? found.via ?? []).map(step => step.name).join(' → ')
    return `${found.rule.name}: ${found.from} → ${way || found.to}`
  })
}

function reaches({ modules }: ICruiseResult): string[] {
  return listReaches(new Map(modules.map(({ source, dependencies }) => [source, dependencies.map(to => to.resolved)])))
}

const result = await cruise()
const found = [...new Set([...missedFiles(result), ...violations(result), ...reaches(result)])]
for (const line of found) console.log(line)
if (found.length > 0) process.exitCode = 1
else console.log(`${result.modules.length} modules, ${result.summary.totalDependenciesCruised ?? 0} imports.`)
