// Makes node_modules match package-lock.json before anything else runs, and does nothing when it does already. It
// stands on Node's own modules, because none of ours can be relied on yet.
import { execFileSync, spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { accessSync, constants, existsSync, mkdirSync, mkdtempSync, readFileSync } from 'node:fs'
import { renameSync, rmSync, writeFileSync } from 'node:fs'
import { homedir, tmpdir } from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..')
const modules = path.join(root, 'node_modules')
const stamp = path.join(modules, '.saya-lock-hash')
const lock = path.join(root, '.npm-ci.lock')
const startOfPid = process.platform === 'linux' ? startFromProc : startFromPs

try {
  await main()
} catch (error) {
  give(`The packages could not be installed in ${root}: ${error.message}.`)
}

async function main() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
  if (major < 20 || (major === 20 && minor < 19)) {
    give(`Saya needs Node 20.19 or newer and this is ${process.versions.node}: install a newer one from nodejs.org.`)
  }
  const wanted = createHash('sha256')
    .update(readFileSync(path.join(root, 'package-lock.json')))
    .digest('hex')
  const isInstalled = () => existsSync(stamp) && readFileSync(stamp, 'utf8').trim() === wanted
  if (isInstalled()) return
  if (!existsSync(stamp) && isInstalledByHand()) return writeFileSync(stamp, wanted)
  refuseUnwritable()
  let hasSaid = false
  while (!isInstalled()) {
    const holder = takeLock()
    if (holder) {
      if (!hasSaid) console.log(`Packages are being installed by process ${holder}; waiting for it.`)
      hasSaid = true
      await new Promise(resolve => setTimeout(resolve, 200))
      continue
    }
    try {
      if (!isInstalled()) await install()
      // Last of all, so that an installation cut short is done again.
      writeFileSync(stamp, wanted)
    } finally {
      rmSync(lock, { recursive: true, force: true })
    }
  }
}

/** Whether an `npm ci` of one's own put there what the lock says. npm notes last of all what it installed. */
function isInstalledByHand() {
  const [wanted, there] = [path.join(root, 'package-lock.json'), path.join(modules, '.package-lock.json')].map(file =>
    existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')).packages : undefined,
  )
  if (!there || !isWritable(modules)) return false
  return Object.entries(wanted).every(([name, { version, integrity, optional }]) => {
    const found = there[name]
    return name === '' || (found ? found.version === version && found.integrity === integrity : optional === true)
  })
}

function give(sentence) {
  console.error(sentence)
  process.exit(1)
}

function refuseUnwritable() {
  const closed = [root, modules].find(folder => existsSync(folder) && !isWritable(folder))
  if (!closed) return
  give(`${modules} does not match package-lock.json and ${closed} cannot be written: run "npm ci" as its owner.`)
}

function isWritable(folder) {
  try {
    accessSync(folder, constants.W_OK | constants.X_OK)
    return true
  } catch {
    return false
  }
}

/**
 * Takes the lock, or tells whose it is. The folder is filled beside its place and moved there, so that it is never seen
 * without its owner. npm outlives a killed owner by a while, and two of them would destroy each other's work, so the
 * lock is dead only when both are.
 */
function takeLock() {
  const mine = `${lock}.${process.pid}`
  rmSync(mine, { recursive: true, force: true })
  mkdirSync(mine)
  noteProcess(mine, 'owner', process.pid)
  try {
    renameSync(mine, lock)
    return undefined
  } catch {
    rmSync(mine, { recursive: true, force: true })
  }
  const holder = findHolder(lock)
  if (holder) return holder
  removeDeadLock(mine)
  return takeLock()
}

/** Only one of several comers can move the dead folder away. One who caught a living one instead puts it back. */
function removeDeadLock(aside) {
  try {
    renameSync(lock, aside)
    if (findHolder(aside)) renameSync(aside, lock)
  } catch {
    // Another was quicker.
  }
  rmSync(aside, { recursive: true, force: true })
}

function noteProcess(folder, name, pid) {
  writeFileSync(path.join(folder, name), JSON.stringify({ pid, started: startOfPid(pid) }))
}

function findHolder(folder) {
  for (const name of ['owner', 'npm']) {
    try {
      const { pid, started } = JSON.parse(readFileSync(path.join(folder, name), 'utf8'))
      if (startOfPid(pid) === started && started !== undefined) return pid
    } catch {
      // Not noted, or not any more.
    }
  }
  return undefined
}

/** When a process began, which tells it from a later one of the same number; nothing when it has ended. */
function startFromProc(pid) {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    return fields[0] === 'Z' ? undefined : `${fields[19]} ${readFileSync('/proc/sys/kernel/random/boot_id', 'utf8')}`
  } catch {
    return undefined
  }
}

function startFromPs(pid) {
  try {
    return execFileSync('ps', ['-o', 'lstart=', '-p', String(pid)], { encoding: 'utf8' }).trim() || undefined
  } catch {
    return undefined
  }
}

async function install() {
  console.log('Installing the packages Saya is made of. This happens once and takes about a minute.')
  const words = ['ci', '--include=dev', '--no-audit', '--no-fund', '--prefer-offline', '--loglevel=error']
  const script = process.env.npm_execpath ?? ''
  // Under `npm start` the very npm that runs us; otherwise the one on the path.
  const [program, ...first] = /npm-cli\.c?js$/.test(script) ? [process.execPath, script] : ['npm']
  const npm = spawn(program, [...first, ...words], { cwd: root, env: environment(), stdio: ['ignore', 'pipe', 'pipe'] })
  if (npm.pid) noteProcess(lock, 'npm', npm.pid)
  const said = []
  for (const stream of [npm.stdout, npm.stderr]) stream.on('data', text => said.push(text))
  const forward = signal => npm.kill(signal)
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, forward)
  const stopCounting = countSeconds()
  const code = await new Promise(resolve => {
    npm.once('error', error => said.push(`${error.message}\n`) && resolve(1))
    npm.once('close', (code, signal) => resolve(signal ?? code))
  })
  const seconds = stopCounting()
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.off(signal, forward)
  if (code === 0) return console.log(`Installed in ${seconds} s.`)
  process.stderr.write(
    Buffer.concat(said.map(text => Buffer.from(text)))
      .toString('utf8')
      .slice(-4000),
  )
  rmSync(lock, { recursive: true, force: true })
  give(`Installing the packages failed (${code}); the lines above say why. Starting again tries again.`)
}

/** On a terminal one line that is written over, elsewhere a line now and then. */
function countSeconds() {
  const begin = Date.now()
  const elapsed = () => Math.round((Date.now() - begin) / 1000)
  const isTerminal = process.stdout.isTTY === true
  const timer = setInterval(
    () => process.stdout.write(isTerminal ? `\r  ${elapsed()} s ` : `  ${elapsed()} s\n`),
    isTerminal ? 1000 : 15_000,
  )
  return () => {
    clearInterval(timer)
    if (isTerminal) process.stdout.write('\r        \r')
    return elapsed()
  }
}

/**
 * npm hands its own settings down to what it runs, and some of them (a single workspace, a dry run) would make this
 * installation another one. Where the home folder is closed or missing npm gets a folder of its own.
 */
function environment() {
  const env = { ...process.env }
  const misleading =
    /^npm_config_(workspaces?|include_workspace_root|global|location|omit|only|production|dry_run|prefix|package_lock.*)$/i
  for (const name of Object.keys(env).filter(name => misleading.test(name))) delete env[name]
  const cache = env.npm_config_cache || path.join(env.HOME || homeFolder(), '.npm')
  if (canFill(cache) && canFill(path.join(cache, '_cacache'))) return env
  const own = path.join(root, '.data/npm')
  const folder = canFill(own) ? own : mkdtempSync(path.join(tmpdir(), 'saya-npm-'))
  return { ...env, npm_config_cache: folder, ...(isWritable(homeFolder()) ? {} : { HOME: folder }) }
}

function homeFolder() {
  try {
    return homedir()
  } catch {
    return '/nonexistent'
  }
}

function canFill(folder) {
  try {
    mkdirSync(folder, { recursive: true })
    return isWritable(folder)
  } catch {
    return false
  }
}
