import { mkdir, open, readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { manilaDay } from '@saya/money'
import { hashOfLine } from './signedLines.ts'

const named = /^heads-\d{4}-\d\d-\d\d\.jsonl$/

/** The last whole line of the newest file of a folder, where there is one. */
export async function readNewestLine(folder: string): Promise<string | undefined> {
  const newest = (await listFiles(folder)).at(-1)
  return newest && (await wholeLines(join(folder, newest))).split('\n').at(-2)
}

/** The lines of the newest files, and whether these are all there are. */
export async function readNewLines(folder: string, days: number) {
  const files = await listFiles(folder)
  const newest = files.slice(-days)
  const texts = await Promise.all(newest.map(file => wholeLines(join(folder, file))))
  return { text: texts.join(''), isFromBeginning: newest.length === files.length, first: newest[0] }
}

/** Whether a line that the database noted is in none of the newest files. */
export async function isLineLost(folder: string, lines: readonly string[], days: number): Promise<boolean> {
  if (lines.length === 0) return false
  const last = await readNewestLine(folder)
  if (last !== undefined && lines.includes(hashOfLine(last))) return false
  const { text } = await readNewLines(folder, days)
  const kept = new Set(text.split('\n').map(hashOfLine))
  return !lines.some(line => kept.has(line))
}

/** Somebody else signed while this line was made: it would not follow theirs. */
class SignedMeanwhile extends Error {}

const mostTries = 3

/** Signs again what somebody else signed meanwhile: a command that accepts, beside the worker. */
export async function signInTurn<T>(sign: () => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries++) {
    try {
      return await sign()
    } catch (fault) {
      if (!(fault instanceof SignedMeanwhile) || tries === mostTries) throw fault
    }
  }
}

interface Place {
  readonly nowMs: number
  /** The line that it follows. */
  readonly last: string | undefined
}

/** Appends a line to the day's file, and comes back when the disk has it. */
export async function appendLine(folder: string, line: string, { nowMs, last }: Place): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const newest = (await listFiles(folder)).at(-1)
  // A clock that went back must not begin an older file behind a newer one.
  const today = `heads-${manilaDay(nowMs)}.jsonl`
  const file = join(folder, newest && newest > today ? newest : today)
  const written = await wholeLines(file)
  if ((await readNewestLine(folder)) !== last) throw new SignedMeanwhile('Somebody else signed meanwhile.')
  const handle = await open(file, 'a', 0o600)
  try {
    // A line that was cut off by a crash was never one.
    await handle.truncate(Buffer.byteLength(written))
    await handle.appendFile(`${line}\n`)
    await handle.sync()
  } finally {
    await handle.close()
  }
}

async function listFiles(folder: string): Promise<string[]> {
  const all = await readdir(folder).catch(orNothing([] as string[]))
  return all.filter(file => named.test(file)).sort()
}

async function wholeLines(file: string): Promise<string> {
  const text = await readFile(file, 'utf8').catch(orNothing(''))
  return text.slice(0, text.lastIndexOf('\n') + 1)
}

function orNothing<T>(nothing: T) {
  return (error: NodeJS.ErrnoException): T => {
    if (error.code === 'ENOENT') return nothing
    throw error
  }
}
