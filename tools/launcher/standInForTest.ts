import { createServer } from 'node:http'
import pg from 'pg'
import { followParent } from '@saya/process'
import { reportFailed, reportProgress, reportReady } from '@saya/process'

/** The smallest service there is: it tells what it was given, and dies or hangs when it is asked to. */
const name = process.env.STAND_IN_NAME ?? 'sandbox'
const { HOST, MASTER_KEY, DATABASE_URL, SANDBOX_DATABASE_URL, STUDIO_DATABASE_URL, STUDIO_OPERATOR_KEYS } = process.env
const port = Number(
  MASTER_KEY ? process.env.PORT : STUDIO_OPERATOR_KEYS ? process.env.STUDIO_PORT : process.env.SANDBOX_PORT,
)

const server = createServer((req, res) => {
  if (req.url === '/die') process.exit(3)
  if (req.url === '/warn') console.log(JSON.stringify({ level: 40, msg: 'the sky is falling' }))
  if (req.url === '/hush') console.log(JSON.stringify({ level: 30, msg: 'all is well' }))
  answer().then(
    body => res.end(JSON.stringify(body)),
    (error: unknown) => res.writeHead(500).end(String(error)),
  )
})

followParent(async () => {
  if (process.env.STAND_IN_HANGS) await new Promise(() => {})
  server.closeAllConnections()
  server.close()
})

async function answer() {
  const client = new pg.Client({ connectionString: DATABASE_URL ?? STUDIO_DATABASE_URL ?? SANDBOX_DATABASE_URL })
  client.on('error', () => {})
  await client.connect()
  try {
    await client.query('create table if not exists visit (at timestamptz default now())')
    await client.query('insert into visit default values')
    const visits = await client.query<{ n: number; db: string }>(
      'select count(*)::int n, current_database() db from visit',
    )
    return { pid: process.pid, secret: MASTER_KEY ?? null, knows: Boolean(DATABASE_URL), ...visits.rows[0] }
  } finally {
    await client.end()
  }
}

await reportProgress(`Starting the ${name}`)
if (MASTER_KEY && process.env.STAND_IN_FAILS) {
  await reportFailed('The server needs a longer key: make one.')
  process.exit(1)
}
if (MASTER_KEY && process.env.STAND_IN_CRASHES) throw new Error('a bug in the service')
server.listen(port, HOST, () => void reportReady([{ label: 'Player', value: `http://${HOST}:${port}/` }]))
