// npm writes a lock file that knows only this platform's optional packages, and `npm ci` then refuses it, here and
// elsewhere. This adds an entry, without an address, for each optional package that a listed package names.
import { readFileSync, writeFileSync } from 'node:fs'

const systems = ['android', 'darwin', 'freebsd', 'linux', 'netbsd', 'openbsd', 'openharmony', 'win32', 'sunos', 'aix']
const processors = ['arm64', 'arm', 'x64', 'ia32', 'ppc64', 'riscv64', 's390x', 'loong64', 'mips64el', 'wasm32']

/** Where Node would find `name` from the package at `place`, or nothing. */
function resolve(packages, place, name) {
  for (let folder = place; ; ) {
    const candidate = `${folder ? `${folder}/` : ''}node_modules/${name}`
    if (packages[candidate]) return candidate
    if (!folder) return undefined
    const cut = folder.lastIndexOf('node_modules/')
    folder = cut <= 0 ? '' : folder.slice(0, cut - 1)
  }
}

function platformOf(name) {
  const words = name.split(/[-/]/)
  const os = systems.find(system => words.includes(system)) ?? 'none'
  const cpu = processors.find(processor => words.includes(processor)) ?? (/gnueabihf/.test(name) ? 'arm' : 'none')
  return { os: [os], cpu: [cpu], isHere: os === process.platform && cpu === process.arch && !words.includes('musl') }
}

const lock = JSON.parse(readFileSync('package-lock.json', 'utf8'))
let added = 0
for (const [place, entry] of Object.entries({ ...lock.packages })) {
  for (const [name, range] of Object.entries(entry.optionalDependencies ?? {})) {
    if (resolve(lock.packages, place, name)) continue
    const { os, cpu, isHere } = platformOf(name)
    if (isHere) throw new Error(`The package ${name} of this very platform is missing: run npm install first.`)
    lock.packages[`node_modules/${name}`] = { version: range.replace(/^[\^~]/, ''), cpu, optional: true, os }
    added++
  }
}
lock.packages = Object.fromEntries(Object.entries(lock.packages).sort(([a], [b]) => (a < b ? -1 : 1)))
writeFileSync('package-lock.json', `${JSON.stringify(lock, null, 2)}\n`)
console.log(`${added} optional packages of other platforms added to the lock.`)
