import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import type { CommandResult, WalletCommand } from '../../../apps/server/features/wallet/command.ts'
import type { AnsweredCommand } from './ledgerProcess.ts'

export interface LedgerServer {
  /** Rejects when the answer is not known: the process was killed, or could not reach its database for long. */
  ask(command: WalletCommand): Promise<CommandResult>
  kill(): Promise<void>
}

interface Asked {
  resolve(result: CommandResult): void
  reject(error: Error): void
}

/** The ledger in a process of its own. */
export async function openLedgerServer(url: string): Promise<LedgerServer> {
  const child = fork(join(import.meta.dirname, 'ledgerProcess.ts'), [url], {
    execArgv: ['--import', 'tsx'],
    // Whole numbers of any size travel as they are.
    serialization: 'advanced',
  })
  await once(child, 'message')
  return ofChild(child)
}

function ofChild(child: ChildProcess): LedgerServer {
  const asked = new Map<number, Asked>()
  let made = 0
  child.on('message', ({ id, result, failure }: AnsweredCommand) => {
    const one = asked.get(id)
    asked.delete(id)
    if (result) one?.resolve(result)
    else one?.reject(new Error(failure))
  })
  const gone = once(child, 'exit').then(() => {
    for (const one of asked.values()) one.reject(new Error('The process was killed.'))
    asked.clear()
  })
  return {
    ask: command =>
      new Promise((resolve, reject) => {
        const id = ++made
        asked.set(id, { resolve, reject })
        child.send({ id, command }, error => {
          if (!error || !asked.delete(id)) return
          reject(error)
        })
      }),
    async kill() {
      child.kill('SIGKILL')
      await gone
    },
  }
}
