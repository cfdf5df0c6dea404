import { closeSync, fdatasync, fdatasyncSync, openSync, rmSync, write, writeSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'

export interface DiskBets {
  bet(): Promise<void>
  close(): void
}

/** About what a bet adds to the database's log, and the length of one of the log's files. */
const [betBytes, fileBytes] = [1000, 16 * 2 ** 20]
const [put, sync] = [promisify(write), promisify(fdatasync)]

/**
 * Bets that are nothing but durable: whatever waits is written to one file and synced, in turn, as a log is. What is
 * promised to be on the disk can be answered no sooner than this.
 */
export function openDiskBets(): DiskBets {
  const file = join(tmpdir(), `saya-disk-${process.pid}`)
  const fd = openSync(file, 'w')
  // The log's files are there already too, when it has come round.
  writeSync(fd, Buffer.alloc(fileBytes))
  fdatasyncSync(fd)
  let waiting: (() => void)[] = []
  let running: Promise<void> | undefined
  let at = 0

  async function run(): Promise<void> {
    while (waiting.length > 0) {
      const taken = waiting
      waiting = []
      const bytes = Buffer.alloc(taken.length * betBytes, 1)
      at = at + bytes.length > fileBytes ? 0 : at
      await put(fd, bytes, 0, bytes.length, at)
      at += bytes.length
      await sync(fd)
      for (const resolve of taken) resolve()
    }
    running = undefined
  }

  return {
    bet: () =>
      new Promise(resolve => {
        waiting.push(resolve)
        running ??= run()
      }),
    close() {
      closeSync(fd)
      rmSync(file, { force: true })
    },
  }
}
