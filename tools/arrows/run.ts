import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { ICruiseResult } from 'dependency-cruiser'
import { listFiles } from '../listFiles.ts'
import { runCommand } from '../runCommand.ts'

const roots = ['packages', 'games', 'apps', 'bench', 'e2e', 'tools']

/** Walks every import below the working folder with the rules of this repository. */
async function cruise(): Promise<ICruiseResult> {
  const top = fileURLToPath(new URL('../..', import.meta.url))
  const { output } = await runCommand({
    program: process.execPath,
    args: [
      '--import',
      new URL('typescript6.mjs', import.meta.url).href,
      join(top, 'node_modules/dependency-cruiser/bin/dependency-cruise.mjs'),
      `--config=${join(top, '.dependency-cruiser.cjs')}`,
      '--output-type=json',
      '--no-progress',
      ...roots.filter(root => existsSync(root)),
    ],
    // Only the result may be in the output, so Node keeps its own remarks to itself.
    env: { NODE_NO_WARNINGS: '1' },
    limitMs: 120_000,
  })
  try {
    return JSON.parse(output) as ICruiseResult
  } catch {
    throw new Error(`The dependency cruiser gave no result: ${output.slice(0, 4000)}`)
  }
}

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

const result = await cruise()
const found = [...new Set([...missedFiles(result), ...violations(result)])]
for (const line of found) console.log(line)
if (found.length > 0) process.exitCode = 1
else console.log(`${result.modules.length} modules, ${result.summary.totalDependenciesCruised ?? 0} imports.`)
