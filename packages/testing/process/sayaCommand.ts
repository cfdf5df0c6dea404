import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { join } from 'node:path'
import { root } from '../root.ts'

/** What an operator's command came to. */
export interface CommandExit {
  readonly code: number
  readonly stdout: string
  readonly stderr: string
}

type Settings = Readonly<Record<string, string>>

/** As it is shipped: run from its sources, each would take five times as long to begin. `buildForTest` goes before. */
const command = join(root, 'dist/server/cli.js')
const environment = (settings: Settings) => ({ PATH: process.env.PATH ?? '', ...settings })

/** Runs a command of the built product to its end, with these settings and no others. */
export function saya(settings: Settings, ...args: readonly string[]): Promise<CommandExit> {
  const options = { cwd: root, timeout: 160_000, env: environment(settings) }
  return new Promise(resolve => {
    execFile(process.execPath, [command, ...args], options, (error, stdout, stderr) =>
      resolve({ code: error ? Number(error.code) : 0, stdout, stderr }),
    )
  })
}

/** Starts one for whoever means to kill it. */
export function startSaya(settings: Settings, ...args: readonly string[]): ChildProcess {
  return spawn(process.execPath, [command, ...args], { cwd: root, env: environment(settings) })
}
