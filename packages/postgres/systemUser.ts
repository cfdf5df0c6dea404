import { spawnSync } from 'node:child_process'
import { readFileSync, statSync } from 'node:fs'
import { PostgresFault } from './fault.ts'

/** Whom a program runs as. Absent: as ourselves. */
export interface SystemUser {
  readonly uid: number
  readonly gid: number
}

/** A number that no account has, so that nothing else on the machine runs under it. */
const privateUser: SystemUser = { uid: 58_432, gid: 58_432 }

function isRoot(): boolean {
  return process.getuid?.() === 0
}

/** PostgreSQL refuses to run as root. A cluster that has an owner already stays with that owner. */
export function serverUser(cluster: string): SystemUser | undefined {
  if (!isRoot()) return undefined
  const owned = statSync(cluster, { throwIfNoEntry: false })
  return owned && owned.uid !== 0 ? { uid: owned.uid, gid: owned.gid } : privateUser
}

/** initdb insists on a user with a name, which the private number has not. */
export function initUser(): SystemUser | undefined {
  if (!isRoot()) return undefined
  const accounts = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map(line => line.split(':'))
    .filter(fields => Number(fields[2]) > 0)
  const account = accounts.find(([name]) => name === 'nobody') ?? accounts[0]
  if (!account)
    throw new PostgresFault('This machine has no user but root, and PostgreSQL refuses to be root: add one.')
  return { uid: Number(account[2]), gid: Number(account[3]) }
}

/** Whether that user can enter the folder, asked of the system itself, which knows of mounts and access lists. */
export function canEnter(folder: string, user: SystemUser | undefined): boolean {
  return spawnSync('/bin/sh', ['-c', 'cd "$1"', 'sh', folder], { ...user, cwd: '/', stdio: 'ignore' }).status === 0
}
