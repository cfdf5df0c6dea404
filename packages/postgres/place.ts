import { createHash } from 'node:crypto'
import { chmodSync, chownSync, existsSync, mkdirSync, readFileSync, renameSync } from 'node:fs'
import { rmSync, rmdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { PostgresFault } from './fault.ts'
import { type SystemUser, canEnter } from './systemUser.ts'

/** Where the cluster may stand when its user cannot reach the data folder. Never a folder that is swept now and then. */
const reachableFolders = ['/var/lib/saya', '/opt/saya', '/srv/saya', '/usr/local/var/saya']

const pointerOf = (dataFolder: string) => path.join(dataFolder, 'postgres.location')
const ownerOf = (home: string) => path.join(home, 'data-folder')

/** The folder that holds the cluster and its log: within the data folder, or where its pointer file says. */
export function findHome(dataFolder: string, user: SystemUser | undefined): string {
  const pointer = pointerOf(dataFolder)
  if (existsSync(pointer)) return followPointer(pointer)
  const within = path.join(dataFolder, 'postgres')
  if (existsSync(path.join(within, 'cluster')) || isFit(within, user)) return within
  const name = createHash('sha256').update(dataFolder).digest('hex').slice(0, 16)
  const outside = reachableFolders.map(folder => path.join(folder, name)).find(home => isFit(home, user))
  if (outside) return outside
  throw new PostgresFault(
    `The embedded PostgreSQL may not run as root and no other user can reach ${dataFolder}: ` +
      'choose a folder that all can enter with SAYA_DATA.',
  )
}

/** A pointer is only written to a cluster that exists: beginning an empty one in its stead would hide the loss. */
function followPointer(pointer: string): string {
  const home = readFileSync(pointer, 'utf8').trim()
  if (existsSync(path.join(home, 'cluster'))) return home
  throw new PostgresFault(
    `The database of this data folder stood in ${home}, which is gone: put it back, or remove ${pointer} to begin anew.`,
  )
}

/** Makes the folder ready for this data folder alone. Call it only while holding the cluster's claim. */
export function settleHome(dataFolder: string, home: string): void {
  const isLeft = isOutside(dataFolder, home) && !existsSync(pointerOf(dataFolder))
  if (isLeft && existsSync(path.join(home, 'cluster'))) setAside(home)
  mkdirSync(home, { recursive: true })
  chmodSync(home, 0o755)
  if (isOutside(dataFolder, home)) refuseCopy(dataFolder, home)
}

/** Ties a cluster that exists by now to its data folder. */
export function rememberHome(dataFolder: string, home: string): void {
  if (!isOutside(dataFolder, home)) return
  writeFileSync(ownerOf(home), dataFolder)
  writeFileSync(pointerOf(dataFolder), `${home}\n`)
}

function isOutside(dataFolder: string, home: string): boolean {
  return !home.startsWith(dataFolder + path.sep)
}

/** The data folder was removed and made anew: it begins empty, and the old cluster is kept until that happens again. */
function setAside(home: string): void {
  rmSync(`${home}.old`, { recursive: true, force: true })
  renameSync(home, `${home}.old`)
}

/** A copied data folder brings its pointer along, and two of them must never write to one cluster. */
function refuseCopy(dataFolder: string, home: string): void {
  if (!existsSync(ownerOf(home))) return
  const owner = readFileSync(ownerOf(home), 'utf8').trim()
  if (owner === dataFolder || !existsSync(pointerOf(owner))) return
  if (readFileSync(pointerOf(owner), 'utf8').trim() !== home) return
  throw new PostgresFault(
    `${dataFolder} is a copy of ${owner}, whose database stands in ${home}: ` +
      `remove ${pointerOf(dataFolder)} to begin with an empty one.`,
  )
}

/** Tries it: a folder is made there, handed to the user and entered as that user. */
function isFit(home: string, user: SystemUser | undefined): boolean {
  const probe = path.join(home, `probe.${process.pid}`)
  try {
    mkdirSync(probe, { recursive: true })
    if (user) chownSync(probe, user.uid, user.gid)
    return canEnter(probe, user)
  } catch {
    return false
  } finally {
    rmSync(probe, { recursive: true, force: true })
    removeIfEmpty(home)
  }
}

function removeIfEmpty(folder: string): void {
  try {
    rmdirSync(folder)
  } catch {
    // It holds something, or was never made.
  }
}
