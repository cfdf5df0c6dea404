import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'

/** A process told apart from a later one that happens to get the same number. */
export interface ProcessIdentity {
  readonly pid: number
  readonly started: string
}

const unreadable = 'unreadable'
const hasProc = existsSync('/proc/self/stat')
const boot = hasProc ? readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim() : ''

/** When the process began, in a form that only serves to compare. Nothing when it runs no more. */
export function findStart(pid: number): string | undefined {
  if (hasProc) {
    const stat = readProc(pid, 'stat')
    if (stat === undefined) return isSignallable(pid) ? unreadable : undefined
    // The name in the second field may hold spaces and brackets, so the fields are counted from its end.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    return fields[0] === 'Z' || fields[0] === 'X' ? undefined : `${boot} ${fields[19]}`
  }
  const line = askPs(pid, 'state=,lstart=')
  return !line || line.startsWith('Z') ? undefined : line.replace(/^\S+\s+/, '')
}

/** The words the process was started with. */
export function readCommand(pid: number): readonly string[] {
  return hasProc ? (readProc(pid, 'cmdline') ?? '').split('\0').slice(0, -1) : askPs(pid, 'args=').split(' ')
}

export function identify(pid: number): ProcessIdentity {
  return { pid, started: findStart(pid) ?? unreadable }
}

export function isRunning(process: ProcessIdentity): boolean {
  const start = findStart(process.pid)
  return start !== undefined && (start === process.started || start === unreadable)
}

function readProc(pid: number, name: string): string | undefined {
  try {
    return readFileSync(`/proc/${pid}/${name}`, 'utf8')
  } catch {
    return undefined
  }
}

function askPs(pid: number, columns: string): string {
  try {
    return execFileSync('ps', ['-o', columns, '-p', String(pid)], { encoding: 'utf8' }).trim()
  } catch {
    return ''
  }
}

/** A process that may not be signalled exists all the same: it belongs to somebody else. */
function isSignallable(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}
