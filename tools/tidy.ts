import { execFileSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { listFiles } from './listFiles.ts'
import { freeze, manifestPath } from './tidy/migrations.ts'
import { participlesPath, shrinkParticiples } from './tidy/participles.ts'
import { ratchetPaths, ratchets } from './tidy/ratchets.ts'
import { requirementsPage, requirementsPath } from './tidy/rows/requirementRows.ts'
import type { Finding, RepositoryFile } from './tidy/rule.ts'
import { rules } from './tidy/rules.ts'
import { ceilingsPath, shrink } from './tidy/sizes.ts'

/** Every file of the working folder that is text. */
function readTree(): RepositoryFile[] {
  return listFiles(process.cwd()).flatMap(path => {
    const bytes = readFileSync(path)
    return bytes.includes(0) ? [] : [{ path, text: bytes.toString('utf8') }]
  })
}

/** What the ratchets were in each commit that changed them, as far back as this clone goes. */
function readEarlier(): RepositoryFile[] {
  return ratchetPaths.flatMap(path =>
    git('log', '--format=%H', '--', path)
      .split('\n')
      .filter(Boolean)
      .map(commit => ({ path, text: git('show', `${commit}:${path}`) })),
  )
}

function git(...args: string[]): string {
  return execFileSync('git', args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim()
}

function judge(files: readonly RepositoryFile[]) {
  let failures = 0
  const found: [string, readonly Finding[]][] = Object.entries(rules).map(([name, rule]) => [name, rule(files)])
  for (const [name, findings] of [...found, ['ratchets', ratchets(files, readEarlier())] as const]) {
    for (const { path, line, message, isWarning } of findings) {
      console.log(`${isWarning ? 'warning ' : ''}${name}: ${path}${line === undefined ? '' : `:${line}`} ${message}`)
      if (!isWarning) failures += 1
    }
  }
  if (failures > 0) process.exitCode = 1
}

const files = readTree()
const [wish] = process.argv.slice(2)
if (wish === '--freeze') writeFileSync(manifestPath, freeze(files))
else if (wish === '--rows') writeFileSync(requirementsPath, requirementsPage(files))
else if (wish === '--shrink') {
  writeFileSync(ceilingsPath, shrink(files))
  writeFileSync(participlesPath, shrinkParticiples(files))
} else judge(files)
