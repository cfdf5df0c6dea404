import { existsSync, readFileSync } from 'node:fs'

const ticksPerSecond = 100

/** The processor time in seconds that a process and all it has started have used, those included that have ended. */
export function processorTimeOf(pid: number): number {
  if (!existsSync(`/proc/${pid}/stat`)) return Number.NaN
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean)
  return [String(pid), ...children].reduce((sum, one) => sum + usedBy(one), 0) + processorTimeOfEnded(pid)
}

/** What those have used that it had started and that have ended. */
export function processorTimeOfEnded(pid: number): number {
  const [user = 0, system = 0] = fieldsOf(String(pid)).slice(13)
  return (user + system) / ticksPerSecond
}

/** The scheduler counts nanoseconds of one thread; of a process with several, there are hundredths of a second. */
function usedBy(pid: string): number {
  try {
    const [user = 0, system = 0] = fieldsOf(pid).slice(11)
    const threads = fieldsOf(pid)[17]
    if (threads !== 1) return (user + system) / ticksPerSecond
    return Number(readFileSync(`/proc/${pid}/schedstat`, 'utf8').split(' ')[0]) / 1e9
  } catch {
    return 0
  }
}

/** The program's name stands in brackets and may hold anything; what follows is numbers. */
function fieldsOf(pid: string): number[] {
  const text = readFileSync(`/proc/${pid}/stat`, 'utf8')
  return text
    .slice(text.lastIndexOf(')') + 2)
    .split(' ')
    .map(Number)
}
