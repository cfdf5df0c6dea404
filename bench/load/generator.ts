import { fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import type { Round, Throughput } from './asker.ts'

/** Makes load in a process of its own, so that it does not wait for the server it loads. */
export function openGenerator(): { play(round: Round): Promise<Throughput>; close(): void } {
  const asker = fork(fileURLToPath(new URL('./asker.ts', import.meta.url)), { execArgv: ['--import', 'tsx'] })
  return {
    play: round =>
      new Promise((resolve, reject) => {
        const fail = (code: number | null) => reject(new Error(`The load generator ended with ${code}.`))
        asker.once('exit', fail)
        asker.once('message', (counted: Throughput) => {
          asker.off('exit', fail)
          resolve(counted)
        })
        asker.send(round)
      }),
    close: () => void asker.kill(),
  }
}
