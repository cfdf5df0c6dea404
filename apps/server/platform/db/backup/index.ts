export { BackupFault } from './backupFault.ts'
export { restoreBackup } from './restoreBackup.ts'
export type { Lock } from './sealing.ts'
export { type BackupProgress, writeBackup } from './writeBackup.ts'
