import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readlinkSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { expect, test } from 'vitest'
import { checkParts } from './check/parts.ts'
import { listFiles } from './listFiles.ts'
import { runCommand } from './runCommand.ts'

const root = resolve(import.meta.dirname, '..')
/** Pictures and texts of the demo: no check reads them, but for what the operator says of themselves. */
const left = /^(art\/|content\/(?!operator\.json$))/
const limitMs = 170_000

/** This repository once more, with packages of its own, in which anything may be written. */
function copyTree(): Disposable & { readonly path: string } {
  const path = mkdtempSync(join(tmpdir(), 'noun-'))
  for (const file of listFiles(root).filter(one => !left.test(one))) {
    mkdirSync(dirname(join(path, file)), { recursive: true })
    cpSync(join(root, file), join(path, file))
  }
  mkdirSync(join(path, 'node_modules/@saya'), { recursive: true })
  for (const name of readdirSync(join(root, 'node_modules'))) {
    if (name !== '@saya') symlinkSync(join(root, 'node_modules', name), join(path, 'node_modules', name))
  }
  for (const name of readdirSync(join(root, 'node_modules/@saya'))) {
    const link = join('node_modules/@saya', name)
    symlinkSync(readlinkSync(join(root, link)), join(path, link))
  }
  const git = (...args: string[]) => execFileSync('git', args, { cwd: path, stdio: 'ignore' })
  git('init', '--quiet')
  git('add', '--all')
  git('-c', 'user.name=test', '-c', 'user.email=test@test', 'commit', '--quiet', '--message', 'As it is')
  return { path, [Symbol.dispose]: () => rmSync(path, { recursive: true, force: true }) }
}

/** Looks at the types of what was written and of the lists that it joined, with all that these reach. */
function narrowTypes(path: string) {
  const include = ['packages/contract/sundial', 'apps/server/features/sundial', 'apps/server/nouns.ts']
  const narrow = { extends: './tsconfig.base.json', compilerOptions: { lib: ['ES2023'], types: ['node'] }, include }
  writeFileSync(join(path, 'tsconfig.node.json'), JSON.stringify(narrow))
}

function check(name: string, cwd: string) {
  const part = checkParts.find(one => one.name === name)
  if (!part) throw new Error(`There is no check named ${name}.`)
  return runCommand({ program: part.program, args: part.args, cwd, limitMs })
}

test('a noun and a further operation of it pass the check as they are written', { timeout: limitMs }, async () => {
  using tree = copyTree()
  for (const operation of ['setSundial', 'listSundials']) {
    const args = ['--import', 'tsx', 'tools/noun.ts', 'sundial', operation]
    const written = await runCommand({ program: process.execPath, args, cwd: tree.path, limitMs })
    expect([written.output, written.passed]).toEqual([expect.stringContaining('Left to do:'), true])
  }
  const tidy = await check('tidy', tree.path)
  expect(tidy.output.split('\n').filter(line => line !== '' && !line.startsWith('warning '))).toEqual([])
  narrowTypes(tree.path)
  const types = await check('types-node', tree.path)
  expect([types.output, types.passed]).toEqual(['', true])
})
