import { existsSync, readFileSync } from 'node:fs'

/** A terminal interrupts us and npm, and npm passes on what it got: one press of the keys arrives twice. */
const samePressMs = 400

/**
 * Resolves when it is time to stop: on Ctrl-C, on a signal, or when the npm that started us is gone. A second Ctrl-C
 * does not wait for anything; what hangs on our pipes then ends by itself.
 */
export function awaitEnding(): Promise<void> {
  return new Promise(resolve => {
    let askedAt: number | undefined
    function end(): void {
      if (askedAt !== undefined && performance.now() - askedAt > samePressMs) process.exit(130)
      askedAt ??= performance.now()
      resolve()
    }
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, end)
    const guardians = process.env.npm_lifecycle_event ? findGuardians() : []
    if (guardians.length === 0) return
    const timer = setInterval(() => {
      if (guardians.every(({ pid, parent }) => parentOf(pid) === parent)) return
      clearInterval(timer)
      resolve()
    }, 300)
    timer.unref()
  })
}

interface Guardian {
  readonly pid: number
  readonly parent: number
}

/** npm runs a shell that runs us, and the shell outlives npm: so both links of that chain are watched. */
function findGuardians(): Guardian[] {
  const links = [{ pid: process.pid, parent: process.ppid }]
  const above = parentOf(process.ppid)
  if (above !== undefined && above > 1 && isShell(process.ppid)) links.push({ pid: process.ppid, parent: above })
  return links
}

function parentOf(pid: number): number | undefined {
  if (pid === process.pid) return process.ppid
  const file = `/proc/${pid}/stat`
  if (!existsSync(file)) return undefined
  const stat = readFileSync(file, 'utf8')
  return Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1])
}

function isShell(pid: number): boolean {
  return /^(?:ba|da|z|k)?sh\n?$/.test(readFileSync(`/proc/${pid}/comm`, 'utf8'))
}
