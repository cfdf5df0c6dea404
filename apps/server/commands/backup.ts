import { systemClock } from '../platform/clock.ts'
import { type BackupProgress, writeBackup } from '../platform/db/backup/index.ts'
import type { Command } from './command.ts'
import { openStore } from './openStore.ts'
import { readBackupWords } from './readBackupWords.ts'

/** `npm run saya -- backup <file>`: every row as it is at one moment, while the product goes on. */
export const backup: Command = {
  name: 'backup',
  usage: 'backup <file> [--key-file <file> | --passphrase-file <file>]',
  summary: 'writes the whole database into one file',
  async run(args, desk) {
    const { path, lock } = readBackupWords(args)
    const store = await openStore(desk)
    try {
      const tell = (progress: BackupProgress) => desk.show(describeProgress(progress))
      const { tables, rows, bytes } = await writeBackup({ url: store.url, path, lock, clock: systemClock, tell })
      desk.say(`Backed up ${rows} rows of ${tables} tables into ${path}, ${megabytes(bytes)}.`)
      if (lock.kind === 'none') desk.say('The file is not encrypted: whoever has it has everything.')
      desk.say('Objects and keys are files under SAYA_DATA and are kept apart from it.')
      return 0
    } finally {
      await store.close()
    }
  },
}

export function describeProgress({ table, tables, rows, bytes }: BackupProgress): string {
  return `${tables[0]} of ${tables[1]} tables, ${rows} rows, ${megabytes(bytes)}: ${table}`
}

function megabytes(bytes: number): string {
  return `${(bytes / 1_000_000).toFixed(1)} MB`
}
