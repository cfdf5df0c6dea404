import { execFileSync } from 'node:child_process'
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type Outcome, runCommand } from '../runCommand.ts'
import { checkParts } from './parts.ts'

const top = fileURLToPath(new URL('../..', import.meta.url))

export interface PlantedTree extends Disposable {
  /** Runs one part of `npm run check`, exactly as it is declared, on this tree. */
  readonly check: (part: string) => Promise<Outcome>
}

/** A tiny repository of its own: the given files, this repository's settings, and links to installed packages. */
export function plantedTree(
  files: Readonly<Record<string, string>>,
  { settings = [], packages = [] }: { settings?: readonly string[]; packages?: readonly string[] } = {},
): PlantedTree {
  const root = mkdtempSync(join(tmpdir(), 'planted-'))
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true })
    writeFileSync(join(root, path), text)
  }
  for (const name of settings) copyFileSync(join(top, name), join(root, name))
  for (const name of packages) link(join(top, 'node_modules', name), join(root, 'node_modules', name))
  for (const path of Object.keys(files)) {
    const [, name] = /^packages\/([^/]+)\/package\.json$/.exec(path) ?? []
    if (name) link(join(root, 'packages', name), join(root, 'node_modules/@saya', name))
  }
  execFileSync('git', ['init', '--quiet'], { cwd: root })
  writeFileSync(join(root, '.gitignore'), 'node_modules\n')
  return {
    check: name => check(root, name),
    [Symbol.dispose]: () => rmSync(root, { recursive: true, force: true }),
  }
}

function link(target: string, path: string) {
  mkdirSync(dirname(path), { recursive: true })
  symlinkSync(target, path)
}

function check(root: string, name: string): Promise<Outcome> {
  const part = checkParts.find(one => one.name === name)
  if (!part) throw new Error(`There is no check named ${name}.`)
  return runCommand({ program: part.program, args: part.args, cwd: root, limitMs: 30_000 })
}
