import { readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'
import { type ProcessIdentity, identify, isRunning } from './runningProcess.ts'

export interface Holder extends ProcessIdentity {
  readonly note: string
}

export type ClaimResult =
  | { readonly ok: true; readonly tookOver: boolean; release(): void }
  | { readonly ok: false; readonly holder: Holder }

/**
 * Holds a file for as long as this process lives. One left by a process that is no more is taken over at once; the
 * note tells a second comer what the holder does.
 */
export async function claim(file: string, note = ''): Promise<ClaimResult> {
  const mine = JSON.stringify({ ...identify(process.pid), note })
  for (let tookOver = false; ; ) {
    // Read back, because one that clears a dead file away may have caught ours before it was written.
    if (createWith(file, mine) && read(file) === mine) return { ok: true, tookOver, release: () => release(file, mine) }
    const text = read(file)
    const holder = text === undefined ? undefined : parse(text)
    if (holder && isRunning(holder)) return { ok: false, holder }
    // A file without a holder is being written this very moment, unless it stays so.
    if (!holder && ageMs(file) < 1000) await wait(10)
    else tookOver = removeDead(file, text) || tookOver
  }
}

function createWith(file: string, text: string): boolean {
  try {
    writeFileSync(file, text, { flag: 'wx', mode: 0o644 })
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false
    throw error
  }
}

/** Only one of several comers can rename the dead file away. One who caught a living one instead puts it back. */
function removeDead(file: string, text: string | undefined): boolean {
  const aside = `${file}.${process.pid}`
  try {
    renameSync(file, aside)
  } catch {
    return false
  }
  const caught = read(aside)
  if (caught !== text && caught) createWith(file, caught)
  rmSync(aside, { force: true })
  return caught === text
}

function release(file: string, mine: string): void {
  if (read(file) === mine) rmSync(file, { force: true })
}

function read(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8')
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
    throw error
  }
}

function parse(text: string): Holder | undefined {
  try {
    return JSON.parse(text) as Holder
  } catch {
    return undefined
  }
}

function ageMs(file: string): number {
  const written = statSync(file, { throwIfNoEntry: false })
  return written ? Date.now() - written.mtimeMs : 0
}
