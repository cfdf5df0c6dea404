import { readFileSync, writeFileSync } from 'node:fs'
import { listFiles } from './listFiles.ts'
import { freeze, manifestPath } from './tidy/migrations.ts'
import type { RepositoryFile } from './tidy/rule.ts'
import { rules } from './tidy/rules.ts'
import { ceilingsPath, shrink } from './tidy/sizes.ts'

/** Every file of the working folder that is text. */
function readTree(): RepositoryFile[] {
  return listFiles(process.cwd()).flatMap(path => {
    const bytes = readFileSync(path)
    return bytes.includes(0) ? [] : [{ path, text: bytes.toString('utf8') }]
  })
}

function judge(files: readonly RepositoryFile[]) {
  let failures = 0
  for (const [name, rule] of Object.entries(rules)) {
    for (const { path, line, message, isWarning } of rule(files)) {
      console.log(`${isWarning ? 'warning ' : ''}${name}: ${path}${line === undefined ? '' : `:${line}`} ${message}`)
      if (!isWarning) failures += 1
    }
  }
  if (failures > 0) process.exitCode = 1
}

const files = readTree()
const [wish] = process.argv.slice(2)
if (wish === '--freeze') writeFileSync(manifestPath, freeze(files))
else if (wish === '--shrink') writeFileSync(ceilingsPath, shrink(files))
else judge(files)
