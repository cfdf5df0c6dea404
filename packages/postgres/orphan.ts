import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { PostgresFault } from './fault.ts'
import { type ProcessIdentity, identify, isRunning, readCommand } from './runningProcess.ts'

/** No process ever has this number. */
const nobodysPid = 2_147_483_646

/**
 * Whoever started the last server of this cluster is gone. A server that still runs is given a moment to hear of that
 * from its watchdog and is then asked to stop; a number that now belongs to another program is taken off the file.
 */
export async function endOrphan(cluster: string, say: (sentence: string) => void): Promise<void> {
  const file = path.join(cluster, 'postmaster.pid')
  if (!existsSync(file)) return
  const [first = '', ...rest] = readFileSync(file, 'utf8').split('\n')
  const server = identify(Number.parseInt(first, 10))
  if (!(server.pid > 0) || !isRunning(server)) return
  if (!isServerOf(cluster, server.pid)) {
    // PostgreSQL would refuse to start beside any living process of that number. The other lines stay: by them it
    // makes sure that no worker of the dead server still writes.
    writeFileSync(file, [String(nobodysPid), ...rest].join('\n'))
    return
  }
  if (await ends(server, 1500)) return
  say('Stopping a PostgreSQL left over from an earlier run')
  for (const [signal, waitMs] of [
    ['SIGINT', 20_000],
    ['SIGQUIT', 5000],
  ] as const) {
    if (!interrupt(server.pid, signal) || (await ends(server, waitMs))) return
  }
  throw new PostgresFault(`An earlier PostgreSQL, process ${server.pid}, does not stop: end it and start again.`)
}

function isServerOf(cluster: string, pid: number): boolean {
  const words = readCommand(pid)
  return path.basename(words[0] ?? '') === 'postgres' && words.includes(cluster)
}

function interrupt(pid: number, signal: NodeJS.Signals): boolean {
  try {
    return process.kill(pid, signal)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ESRCH') return false
    throw new PostgresFault(
      `Process ${pid}, a PostgreSQL of another user, holds this database: stop it and start again.`,
    )
  }
}

async function ends(server: ProcessIdentity, withinMs: number): Promise<boolean> {
  for (let waited = 0; waited < withinMs; waited += 20) {
    if (!isRunning(server)) return true
    await wait(20)
  }
  return !isRunning(server)
}
