import { closeSync, fstatSync, mkdirSync, openSync, readFileSync, renameSync, writeSync } from 'node:fs'
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
  mkdirSync(folder, { recursive: true })
  const file = path.join(folder, `${name}.log`)
  let log = openSync(file, 'a')
  let size = fstatSync(log).size

  function write(line: string): void {
    size += writeSync(log, `${line}\n`)
    if (size < largestBytes) return
    closeSync(log)
    renameSync(file, `${file}.1`)
    log = openSync(file, 'a')
    size = 0
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
