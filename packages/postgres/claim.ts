import { randomUUID } from 'node:crypto'
import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
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
 * note tells a second comer what the holder does. A dead file is replaced in one step by the one comer who holds the
 * claim to take over, so at no moment is the name free for a third.
 */
export async function claim(file: string, note = ''): Promise<ClaimResult> {
  const mine = JSON.stringify({ ...identify(process.pid), note })
  for (;;) {
    if (place(mine, whole => linkSync(whole, file), file)) return held(file, mine, false)
    const text = read(file)
    if (text === undefined) continue
    const holder = parse(text)
    if (holder && isRunning(holder)) return { ok: false, holder }
    const turn = await claim(`${file}.takeover`)
    if (!turn.ok) {
      await wait(5)
      continue
    }
    // Whoever had the turn before may have taken the file over already, and released it since.
    const isMine = read(file) === text && place(mine, whole => renameSync(whole, file), file)
    turn.release()
    if (isMine) return held(file, mine, true)
  }
}

function held(file: string, mine: string, tookOver: boolean): ClaimResult {
  return { ok: true, tookOver, release: () => release(file, mine) }
}

/** Written aside first, so that nobody ever reads half a claim. */
function place(text: string, move: (whole: string) => void, file: string): boolean {
  const whole = `${file}.${process.pid}.${randomUUID()}`
  writeFileSync(whole, text, { flag: 'wx', mode: 0o644 })
  try {
    move(whole)
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false
    throw error
  } finally {
    rmSync(whole, { force: true })
  }
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
