import { spawn } from 'node:child_process'
import { resolve } from 'node:path'

const root = resolve(import.meta.dirname, '../..')

/** Runs tests as `npm test` does, with settings of their own, and tells how that ended. */
export function runTests(args: readonly string[], env: Record<string, string>): Promise<number> {
  const vitest = resolve(root, 'node_modules/vitest/vitest.mjs')
  const child = spawn(process.execPath, [vitest, 'run', ...args], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, ...env },
  })
  return new Promise((done, fail) => {
    child.on('error', fail)
    child.on('exit', code => done(code ?? 1))
  })
}
