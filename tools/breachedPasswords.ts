import { readFileSync, writeFileSync } from 'node:fs'
import { makeFilter, plainOf } from '../apps/server/features/identity/password/passwordFilter.ts'

const [list, target = 'content/breachedPasswords.bin'] = process.argv.slice(2)
if (!list) throw new Error('Say which list: node --import tsx tools/breachedPasswords.ts LIST, one password a line.')
const words = new Set(
  readFileSync(list, 'utf8')
    .split(/\r?\n/)
    .map(plainOf)
    .filter(word => word.length >= 8),
)
const filter = makeFilter([...words])
writeFileSync(target, filter)
console.log(`${words.size} passwords in ${filter.length} bytes at ${target}.`)
