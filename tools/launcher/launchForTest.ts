import path from 'node:path'
import { launch } from './launch.ts'
import { services } from './services.ts'

/** The launcher with the smallest services in the places of ours, and nothing to build. */
const root = path.resolve(import.meta.dirname, '../..')
const program = 'tools/launcher/standInForTest.ts'
const standIns = services.map(service => ({ ...service, program, source: program }))
process.exit(
  await launch({
    services: standIns,
    root,
    env: process.env,
    isDev: Boolean(process.env.STAND_IN_LIVE),
    build: async () => {},
  }),
)
