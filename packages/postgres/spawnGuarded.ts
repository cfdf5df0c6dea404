import { type ChildProcess, spawn } from 'node:child_process'
import { closeSync, mkdirSync, openSync, readFileSync, renameSync, statSync } from 'node:fs'
import path from 'node:path'
import type { Writable } from 'node:stream'
import type { SystemUser } from './systemUser.ts'

export interface GuardedProcess {
  readonly child: ChildProcess
  readonly exited: Promise<number | string>
  /** What it has written since it was started, at most the last few thousand characters. */
  log(): string
}

/**
 * A watchdog holds the other end of a pipe. When this process ends, however it ends, the pipe closes and the watchdog
 * interrupts the program; a word on the pipe dismisses it. The program replaces the shell, so it is our own child.
 */
const guard = '( ( read -r word <&3 || kill -INT $$ ) >/dev/null 2>&1 & ); exec "$@" 3<&-'
const largestLog = 10_000_000

export function spawnGuarded(
  command: readonly [program: string, ...words: string[]],
  place: { readonly user: SystemUser | undefined; readonly folder: string; readonly logFile: string },
): GuardedProcess {
  const { user, folder, logFile } = place
  const log = openLog(logFile)
  const begin = statSync(logFile).size
  // A session of its own keeps a terminal's Ctrl-C away from it: whoever started it decides when it stops.
  const child = spawn('/bin/sh', ['-c', guard, 'sh', ...command], {
    ...user,
    cwd: folder,
    env: { PATH: process.env.PATH ?? '/usr/bin:/bin', LC_ALL: 'C' },
    stdio: ['ignore', log, log, 'pipe'],
    detached: true,
  })
  closeSync(log)
  const leash = child.stdio[3] as Writable
  leash.on('error', () => {})
  let failure = ''
  const exited = new Promise<number | string>(resolve => {
    child.once('error', error => {
      failure = String(error)
      resolve(failure)
    })
    child.once('exit', (code, signal) => {
      leash.end('dismissed\n')
      resolve(code ?? signal ?? 0)
    })
  })
  return { child, exited, log: () => readEnd(logFile, begin) + failure }
}

function openLog(file: string): number {
  mkdirSync(path.dirname(file), { recursive: true })
  const written = statSync(file, { throwIfNoEntry: false })
  if (written && written.size > largestLog) renameSync(file, `${file}.1`)
  return openSync(file, 'a', 0o600)
}

function readEnd(file: string, begin: number): string {
  return readFileSync(file).subarray(begin).subarray(-6000).toString('utf8')
}
