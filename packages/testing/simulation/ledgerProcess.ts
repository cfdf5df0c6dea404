import { openLedger } from '../../../apps/server/features/wallet/apply.store.ts'
import type { CommandResult, WalletCommand } from '../../../apps/server/features/wallet/command.ts'

/** What goes to a process that runs the ledger, and what comes back once it is durable. */
export interface AskedCommand {
  readonly id: number
  readonly command: WalletCommand
}
export interface AnsweredCommand {
  readonly id: number
  readonly result?: CommandResult
  readonly failure?: string
}

/** A program of its own, so that it can be killed: applies what it is sent, and answers each when it is done. */
const [url = ''] = process.argv.slice(2)
const ledger = openLedger({ url, clock: Date, schemaOf: () => 'member_00' })

function answer(message: AnsweredCommand): void {
  process.send?.(message)
}

process.on('message', ({ id, command }: AskedCommand) => {
  ledger.apply(command).then(
    result => answer({ id, result }),
    (error: unknown) => answer({ id, failure: String(error) }),
  )
})
process.on('disconnect', () => process.exit())
process.send?.('ready')
