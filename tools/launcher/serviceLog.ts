import { closeSync, fchmodSync, fstatSync, mkdirSync, openSync, readFileSync, renameSync, writeSync } from 'node:fs'
import path from 'node:path'
import { createInterface } from 'node:readline'
import type { Readable } from 'node:stream'

const largestBytes = 10_000_000
const warning = 40
const againMs = 60_000

export interface ServiceLog {
  readonly file: string
  /** Takes all that the stream says. Warnings, and whatever is no log entry where `isError`, are shown as well. */
  follow(stream: Readable, isError: boolean): void
  lastLines(): string
}

/** A service's own log, of which one earlier part is kept. */
export function openServiceLog(folder: string, name: string, show: (line: string) => void): ServiceLog {
  const file = path.join(folder, `${name}.log`)
  let log: number | undefined
  let size = 0

  function open(): number {
    mkdirSync(folder, { recursive: true, mode: 0o700 })
    log = openSync(file, 'a', 0o600)
    // One of before may be open to others.
    fchmodSync(log, 0o600)
    size = fstatSync(log).size
    return log
  }
  open()

  function append(line: string): void {
    const to = log ?? open()
    size += writeSync(to, `${line}\n`)
    if (size >= largestBytes) keepAside()
  }

  /** The file is closed first, so that one that was taken away meanwhile is begun anew by the next line. */
  function keepAside(): void {
    close()
    renameSync(file, `${file}.1`)
  }

  function close(): void {
    if (log !== undefined) closeSync(log)
    log = undefined
  }

  /** On a full disk, or where somebody took the file away, a line is lost, and the service it tells of goes on. */
  function write(line: string): void {
    try {
      append(line)
    } catch (fault) {
      showNew(`${file} cannot be written: ${fault instanceof Error ? fault.message : String(fault)}`)
      close()
    }
  }

  let last = ''
  let lastAtMs = Number.NEGATIVE_INFINITY

  /** The same over and over is shown once a minute; the log has every one. */
  function showNew(said: string): void {
    if (said === last && performance.now() - lastAtMs < againMs) return
    last = said
    lastAtMs = performance.now()
    show(said)
  }

  function follow(stream: Readable, isError: boolean): void {
    createInterface({ input: stream }).on('line', line => {
      write(line)
      const entry = parseEntry(line)
      if (entry ? entry.level >= warning : isError && line.trim()) showNew(entry?.msg ?? line)
    })
  }

  return { file, follow, lastLines: () => readFileSync(file, 'utf8').trimEnd().split('\n').slice(-8).join('\n') }
}

function parseEntry(line: string): { level: number; msg: string } | undefined {
  if (!line.startsWith('{')) return undefined
  try {
    const entry = JSON.parse(line) as { level?: unknown; msg?: unknown; err?: { message?: unknown } }
    if (typeof entry.level !== 'number') return undefined
    const said = [entry.msg, entry.err?.message].find(text => typeof text === 'string')
    return { level: entry.level, msg: said ?? line }
  } catch {
    return undefined
  }
}
