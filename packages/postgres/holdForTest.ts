import { startPostgres } from './startPostgres.ts'

/** A program for the tests: starts the PostgreSQL of the folder it is given, tells its address and then only lives. */
const [dataFolder = ''] = process.argv.slice(2)
const running = await startPostgres({ dataFolder, forTests: true, settings: { fsync: 'on', synchronous_commit: 'on' } })
process.stdout.write(`${running.url('postgres')}\n`)
process.once('SIGTERM', () => void running.stop())
