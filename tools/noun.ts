import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { scaffold } from './noun/scaffold.ts'
import { runCommand } from './runCommand.ts'

const root = process.cwd()

function read(path: string): string | undefined {
  const file = join(root, path)
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined
}

/** Writes what was made, in the form that the check wants. */
async function write(files: Readonly<Record<string, string>>): Promise<void> {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true })
    writeFileSync(join(root, path), text)
  }
  const program = fileURLToPath(new URL('../node_modules/.bin/biome', import.meta.url))
  const args = ['format', '--write', ...Object.keys(files).filter(path => !path.endsWith('.md'))]
  const { passed, output } = await runCommand({ program, args, cwd: root, limitMs: 30_000 })
  if (!passed) throw new Error(output)
}

const [noun, operation, ...more] = process.argv.slice(2)
const made = noun && operation && more.length === 0 ? scaffold(read, [noun, operation]) : 'npm run noun limit setLimit'
if (typeof made === 'string') {
  console.error(made)
  process.exitCode = 1
} else {
  await write(made.files)
  console.log(
    `Written:\n${Object.keys(made.files)
      .map(path => `  ${path}`)
      .join('\n')}`,
  )
  console.log(`\nLeft to do:\n${made.left.map(line => `  ${line}`).join('\n')}`)
}
