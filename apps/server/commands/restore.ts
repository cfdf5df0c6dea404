import { join } from 'node:path'
import { type BackupProgress, restoreBackup } from '../platform/db/backup/index.ts'
import { describeProgress } from './backup.ts'
import type { Command } from './command.ts'
import { openStore } from './openStore.ts'
import { readBackupWords } from './readBackupWords.ts'

/** `npm run saya -- restore <file>`: into an empty database, all of it or nothing. */
export const restore: Command = {
  name: 'restore',
  usage: 'restore <file> [--key-file <file> | --passphrase-file <file>]',
  summary: 'brings a backup into an empty database',
  async run(args, desk) {
    const { path, lock } = readBackupWords(args)
    const store = await openStore(desk)
    try {
      const tell = (progress: BackupProgress) => desk.show(describeProgress(progress))
      const migrations = join(desk.root, 'db/migrations')
      const { tables, rows } = await restoreBackup({ url: store.url, path, lock, migrations, tell })
      desk.say(`Restored ${rows} rows of ${tables} tables. Prove them before anybody plays: npm run saya -- audit`)
      return 0
    } finally {
      await store.close()
    }
  },
}
