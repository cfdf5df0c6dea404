import { pino } from 'pino'
import * as v from 'valibot'
import { openDatabase } from '../db/database.ts'
import { startJobs } from './startJobs.ts'
import { task } from './task.ts'

/** A server for the tests to kill: it takes the jobs of the database it is given, and never finishes one. */
const [url = ''] = process.argv.slice(2)

await startJobs({
  url,
  db: await openDatabase(url, 2),
  log: pino({ level: 'silent' }),
  measure: (_task, perform) => perform(),
  tasks: [
    task({ name: 'trial.run', payload: v.object({ number: v.number() }) }, async ({ number }) => {
      process.stdout.write(`took ${number}\n`)
      await new Promise(() => {})
    }),
  ],
})
process.stdout.write('ready\n')
