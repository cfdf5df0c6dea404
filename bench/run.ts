import { readdirSync } from 'node:fs'
import type { Bench } from './load/bench.ts'
import { unknownOptions } from './load/options.ts'

/** Every file beside this one is a bench, called by its name: npm run bench -- <name> [its options]. */
const names = readdirSync(import.meta.dirname)
  .filter(file => file.endsWith('.ts') && file !== 'run.ts')
  .map(file => file.replace('.ts', ''))
  .sort()

const [name = '', ...args] = process.argv.slice(2)

if (names.includes(name) && args.some(word => word === '--help' || word === '-h')) {
  // Some of them go on for an hour: who asks what one does is told, and no more.
  console.log(`npm run bench -- ${name}: ${(await load(name)).summary}`)
} else if (names.includes(name)) {
  try {
    const bench = await load(name)
    const [unknown] = unknownOptions(args, bench.summary)
    if (unknown) throw new Error(`${unknown} is no option of it. npm run bench -- ${name}: ${bench.summary}`)
    process.exitCode = await bench.run(args)
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error))
    process.exitCode = 1
  }
} else {
  console.log(name === '' ? 'Say which bench to run:' : `There is no bench ${name}. There are:`)
  for (const known of names) console.log(`  npm run bench -- ${known.padEnd(10)} ${(await load(known)).summary}`)
  process.exitCode = name === '' ? 0 : 1
}

async function load(wanted: string): Promise<Bench> {
  return ((await import(`./${wanted}.ts`)) as { bench: Bench }).bench
}
